import type { ReactNode } from 'react';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './PointGrid.module.css';

export type Point = {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly picture?: string;
};

export function PointGrid({ points, level = 3 }: { readonly points: readonly Point[]; readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.points}>
      {points.map(({ key, title, text, picture }) => (
        <li key={key} className={styles.point}>
          {picture ? <Picture src={picture} alt="" width={232} height={232} className={styles.picture} /> : null}
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
