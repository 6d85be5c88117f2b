import { Picture } from '#src/ui/Picture.tsx';
import type { Point } from './PointGrid.tsx';
import styles from './ThreePictures.module.css';

export const ThreePictures = ({ points }: { readonly points: readonly (Point & { readonly picture: string })[] }) => (
  <ul className={styles.points}>
    {points.map(({ key, title, text, picture }) => (
      <li key={key} className={styles.point}>
        <Picture src={picture} alt="" width={380} height={178} className={styles.picture} />
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
