import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import type { CSSProperties } from 'react';
import styles from './reviews.module.css';
import { meanText } from '#src/texts/mean-text.ts';

type StarSpreadProps = {
  readonly rate: number;
  readonly count: number;
  readonly spread: readonly number[] | null;
};

export function StarSpread({ rate, count, spread }: StarSpreadProps) {
  const { i18n } = useLingui();
  const mean = meanText(i18n, rate);
  const most = Math.max(1, ...(spread ?? []));
  return (
    <div className={styles.sum}>
      <p className={styles.mean}>
        <Star size={24} fill="currentColor" aria-hidden="true" /> <strong>{mean}</strong>{' '}
        <span className={styles.quiet}>
          <Plural value={count} one="# rating" other="# ratings" />
        </span>
      </p>
      {spread ? (
        <ul className={styles.spread}>
          {[5, 4, 3, 2, 1].map((stars) => {
            const given = spread[stars - 1] ?? 0;
            return (
              <li key={stars}>
                <span className="visually-hidden">
                  <span>
                    <Plural value={stars} one="# star" other="# stars" />
                  </span>
                  <span>{': '}</span>
                  <span>
                    <Plural value={given} one="# rating" other="# ratings" />
                  </span>
                </span>
                <span aria-hidden="true" className={styles.stars}>
                  <span>{stars}</span> <Star size={14} fill="currentColor" />
                </span>
                <span aria-hidden="true" className={styles.bar} style={{ '--share': given / most } as CSSProperties} />
                <span aria-hidden="true" className={styles.given}>
                  {i18n.number(given)}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.quiet}>
          <Trans>We don’t have a breakdown of these ratings.</Trans>
        </p>
      )}
    </div>
  );
}
