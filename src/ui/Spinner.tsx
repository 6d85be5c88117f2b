import { classNames } from './class-names.ts';
import styles from './Spinner.module.css';

/** A turning ring. It says nothing to assistive technology: the words beside it do. */
export const Spinner = ({ className }: { readonly className?: string }) => (
  <span className={classNames(styles.spinner, className)} aria-hidden="true" />
);
