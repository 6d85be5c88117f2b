import { classNames } from '#src/ui/class-names.ts';
import styles from './RideScene.module.css';

export type Whereabouts = 'store' | 'lake' | 'door';

const STRIPES = [0, 1, 2, 3, 4, 5];

export const RideScene = ({ at, has }: { readonly at: Whereabouts; readonly has: boolean }) => (
  <svg viewBox="0 0 800 280" className={styles.scene} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMax slice">
    <rect width="800" height="280" className={styles.wall} />
    <path d="M0 150 90 104 170 128 260 70 330 44 410 78 500 40 590 92 680 66 800 118V180H0Z" className={styles.hills} />
    <rect y="156" width="800" height="36" className={styles.water} />
    <path d="M0 166H800M0 178H800" className={styles.waves} />
    <rect y="192" width="800" height="88" className={styles.street} />
    <path d="M96 252H704" className={styles.way} />
    <g transform="translate(24 92)">
      <rect width="132" height="126" rx="4" className={styles.house} />
      {STRIPES.map((stripe) => (
        <path key={stripe} d={`M${stripe * 22} 0h22v26a11 11 0 0 1-22 0Z`} className={stripe % 2 === 0 ? styles.blue : styles.enamel} />
      ))}
      <rect x="14" y="52" width="58" height="44" rx="3" className={styles.glass} />
      <rect x="86" y="52" width="32" height="74" rx="3" className={styles.blue} />
    </g>
    <g transform="translate(640 72)">
      <path d="M-10 40 66 0l76 40Z" className={styles.roof} />
      <rect y="40" width="132" height="106" rx="4" className={styles.house} />
      <rect x="46" y="76" width="40" height="70" rx="3" className={styles.roof} />
      <rect x="98" y="62" width="24" height="18" rx="3" className={styles.blue} />
      <rect x="12" y="62" width="24" height="24" rx="3" className={styles.glass} />
    </g>
    <g className={classNames(styles.rider, styles[at])}>
      <g transform="translate(150 180)">
        <circle cx="24" cy="52" r="20" className={styles.wheel} />
        <circle cx="92" cy="52" r="20" className={styles.wheel} />
        <path d="M24 52 44 22H78L92 52M44 22 58 52 78 22M58 52H24M78 22 74 10H86" className={styles.frame} />
        <path d="M40 16H52" className={styles.frame} />
        <path d="M47 14C50-6 58-14 66-14L80 10" className={styles.body} />
        <circle cx="70" cy="-26" r="10" className={styles.head} />
        <path d="M59-28a11 11 0 0 1 22 0Z" className={styles.helmet} />
        <rect x="14" y="-14" width="32" height="30" rx="4" className={classNames(styles.box, !has && styles.none)} />
      </g>
    </g>
  </svg>
);
