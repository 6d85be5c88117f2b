import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { meanText } from '#src/texts/mean-text.ts';
import styles from './StoreRating.module.css';

export function StoreRating({ rate, count }: { readonly rate: number; readonly count: number }) {
  const { i18n } = useLingui();
  if (count === 0) return null;
  const mean = meanText(i18n, rate);
  const customers = i18n.number(count);
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">
        <Trans>
          Rated {mean} out of 5 by {customers} customers
        </Trans>
      </span>
      <Star size={15} fill="currentColor" aria-hidden="true" />
      <span aria-hidden="true">
        {mean} <span className={styles.count}>({customers})</span>
      </span>
    </span>
  );
}
