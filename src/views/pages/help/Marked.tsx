import { markedParts } from '#domain/help/search-help.ts';
import styles from './HelpAnswer.module.css';

/** A text with the words marked that were looked for. */
export function Marked({ children, meant }: { readonly children: string; readonly meant: ReadonlySet<string> }) {
  if (meant.size === 0) return children;
  return markedParts(children, meant).map(({ text, isMeant }, index) =>
    isMeant ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
