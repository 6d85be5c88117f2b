import { markedParts } from '#domain/help/search-help.ts';
import styles from './HelpAnswer.module.css';

export function Marked({ children, meant }: { readonly children: string; readonly meant: ReadonlySet<string> }) {
  if (meant.size === 0) return children;
  return markedParts(children, meant).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
