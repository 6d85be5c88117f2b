import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import type { Review, ReviewMark } from '#contract/entities/review.ts';
import { useApi } from '#src/api/api-context.ts';
import { reviewsOptions } from '#src/api/reviews.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { LoadFailed } from '#src/failures/LoadFailed.tsx';
import { formatDate } from '#src/features/time/day-text.ts';
import styles from './reviews.module.css';

const takeFocus = (page: HTMLElement | null) => page?.focus({ preventScroll: true });

export function ReviewPage({ storeId, before }: { readonly storeId: string; readonly before: ReviewMark | null }) {
  const { t } = useLingui();
  const [isMoreWanted, setMoreWanted] = useState(false);
  const { data, error, refetch, isFetching } = useQuery(reviewsOptions(useApi(), storeId, before));
  if (!data)
    return error ? (
      <LoadFailed error={error} again={() => void refetch()} busy={isFetching} />
    ) : (
      <div role="status" aria-label={t`Loading`}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" className={styles.waiting} />
        ))}
      </div>
    );
  const { reviews, before: next, timezone } = data;
  if (reviews.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No reviews yet. You can review this store after you order.</Trans>
      </p>
    );
  return (
    <div {...(before === null ? {} : { ref: takeFocus, tabIndex: -1 })} className={styles.page}>
      <ul>
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} timezone={timezone} />
        ))}
      </ul>
      {next === null ? null : isMoreWanted ? (
        <ReviewPage storeId={storeId} before={next} />
      ) : (
        <Button variant="secondary" full onClick={() => setMoreWanted(true)}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function OneReview({
  review: { name, stars, text, language, written_at },
  timezone,
}: {
  readonly review: Review;
  readonly timezone: string;
}) {
  const { i18n } = useLingui();
  return (
    <li className={styles.review}>
      <p className={styles.who}>
        <strong>{name || <Trans>A customer</Trans>}</strong>{' '}
        <span className="visually-hidden">
          <Plural value={stars} one="# star" other="# stars" />
        </span>{' '}
        <span aria-hidden="true" className={styles.five}>
          {[1, 2, 3, 4, 5].map((place) => (
            <Star key={place} size={16} className={place <= stars ? styles.on : styles.off} />
          ))}
        </span>
        <time dateTime={written_at} className={styles.when}>
          {formatDate(written_at, timezone, i18n.locale)}
        </time>
      </p>
      <p className={styles.words} {...(language ? { lang: language } : {})}>
        {text}
      </p>
    </li>
  );
}
