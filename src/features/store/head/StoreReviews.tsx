import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StoreDetail } from '#contract/entities/store.ts';
import { lazyDialog } from '#src/lazy/lazy-part.tsx';
import { StoreRating } from './StoreRating.tsx';
import styles from './StoreRating.module.css';
import { withWords } from '#src/lazy/with-words.ts';

const ReviewsDialog = lazyDialog(
  (texts) => withWords(import('../reviews/ReviewsDialog.tsx'), texts.load('reviews'), 'ReviewsDialog'),
  ({ onClose }) => onClose(),
);

export function StoreReviews({ store }: { readonly store: StoreDetail }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (store.user_rate_count === 0) return null;
  return (
    <>
      <button type="button" className={styles.opens} title={t`What customers say`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StoreRating rate={store.user_rate} count={store.user_rate_count} />
        <span className="visually-hidden">
          {', '}
          <Trans>read what they say</Trans>
        </span>
      </button>
      <ReviewsDialog open={isOpen} store={store} onClose={() => setOpen(false)} />
    </>
  );
}
