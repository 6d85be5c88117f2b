import type { ReactNode } from 'react';
import styles from './BoardSlides.module.css';

type BoardWordsProps = {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly children: ReactNode;
};

export const BoardWords = ({ title, text, children }: BoardWordsProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
  </>
);
