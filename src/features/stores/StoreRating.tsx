import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { meanText } from '#src/texts/mean-text.ts';
import styles from './StoreCard.module.css';

export function StoreRating({ rate, count }: { readonly rate: number; readonly count: number }) {
  const { i18n } = useLingui();
  if (count === 0)
    return (
      <span className={styles.rating}>
        <Trans>New</Trans>
      </span>
    );
  const mean = meanText(i18n, rate);
  return (
    <span className={styles.rating}>
      <Star size={15} aria-hidden="true" fill="currentColor" />
      <span className="visually-hidden">
        <Trans>Rated</Trans>{' '}
      </span>
      <span>{mean}</span>{' '}
      <span className={styles.quiet}>
        <span>({count}</span>
        <span className="visually-hidden">
          {' '}
          <Plural value={count} one="rating" other="ratings" />
        </span>
        <span>)</span>
      </span>
    </span>
  );
}
