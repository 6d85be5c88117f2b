import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#src/api/api-context.ts';
import { reviewsOptions } from '#src/api/reviews.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useBackCloses } from '#src/navigation/use-back-closes.ts';
import { ReviewPage } from './ReviewPage.tsx';
import styles from './reviews.module.css';
import { StarSpread } from './StarSpread.tsx';

export type ReviewsDialogProps = {
  readonly open: boolean;
  readonly store: { readonly _id: string; readonly name: string; readonly user_rate: number; readonly user_rate_count: number };
  readonly onClose: () => void;
};

export function ReviewsDialog({ open, store, onClose }: ReviewsDialogProps) {
  const { t } = useLingui();
  useBackCloses(open, onClose);
  // The words come with the first page, in which their sum is as new as they are.
  const { data } = useQuery({ ...reviewsOptions(useApi(), store._id, null), enabled: open });
  const { name } = store;
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>What customers say about {name}</Trans>} closeLabel={t`Close`}>
      <StarSpread
        rate={data?.user_rate ?? store.user_rate}
        count={data?.user_rate_count ?? store.user_rate_count}
        spread={data?.spread ?? null}
      />
      <h3 className={styles.heading}>
        <Trans>What customers wrote</Trans>
      </h3>
      {open ? <ReviewPage storeId={store._id} before={null} /> : null}
    </Dialog>
  );
}
