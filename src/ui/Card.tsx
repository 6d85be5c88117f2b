import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Card.module.css';

type CardProps = ComponentProps<'div'> & {
  /** `section` for a part of the page with a heading of its own. */
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** False leaves the edges to the content, as for a map. */
  readonly padded?: boolean;
};

export function Card({ as: Tag = 'div', padded = true, className, ref, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return <Element {...rest} ref={ref} className={classNames(styles.card, padded && styles.padded, className)} />;
}
