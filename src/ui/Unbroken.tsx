import { unbrokenPieces } from './unbroken-pieces.ts';
import styles from './Unbroken.module.css';

/** A text whose lines end at no hyphen and not between a postcode and its town, as long as the line is wide enough. Copied, it is the text itself. */
export const Unbroken = ({ children: text }: { readonly children: string }) =>
  unbrokenPieces(text).map(({ text: piece, isUnit }, place) =>
    isUnit ? (
      <span key={place} className={styles.unit}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
