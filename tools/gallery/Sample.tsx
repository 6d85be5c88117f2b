import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type SampleProps = { readonly name: string; readonly children: ReactNode };

/** One component in its states, under its name. */
export function Sample({ name, children }: SampleProps) {
  return (
    <section className={styles.sample}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}

/** Things side by side, on as many lines as they need. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
