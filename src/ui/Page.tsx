import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Page.module.css';

type PageProps = ComponentProps<'div'> & { readonly as?: 'div' | 'main' | 'header' | 'footer' };

/** The column that content stands in: 1160 px at most, with gutters. */
export function Page({ as: Tag = 'div', className, ref, ...rest }: PageProps) {
  const Element = Tag as 'div';
  return <Element {...rest} ref={ref} className={classNames(styles.page, className)} />;
}
