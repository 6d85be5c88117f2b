import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FoodFilter } from '#domain/catalogue/food-filter.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Coordinates } from '#src/api/whereabouts.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { dishesOptions } from '#src/api/discovery.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { DishCard } from './DishCard.tsx';
import styles from './Dishes.module.css';
import { useSettled } from './use-settled.ts';
import { TryAgain } from '#src/failures/TryAgain.tsx';

/** Milliseconds without a letter. */
const TYPING_RESTS = 180;

type DishesProps = {
  readonly query: string;
  readonly coordinates: Coordinates;
  readonly eats: FoodFilter;
  readonly isScheduled: boolean;
  readonly at: number | null;
};

export function Dishes({ query, coordinates, eats, isScheduled, at }: DishesProps) {
  const { t } = useLingui();
  const asked = useSettled(query, TYPING_RESTS);
  const found = useQuery({ ...dishesOptions(useApi(), asked, coordinates, eats, isScheduled, at), placeholderData: keepPreviousData });
  const dishes = found.data?.dishes ?? [];
  const isOld = found.isPlaceholderData || asked !== query;
  return (
    <section aria-labelledby="dishes-title" className={styles.section} aria-busy={isOld || found.isPending || undefined}>
      <h2 id="dishes-title" className={styles.title}>
        <Trans>Dishes</Trans>
      </h2>
      <p role="status" className="visually-hidden">
        {found.data && !isOld ? t`${plural(dishes.length, { one: '# dish found', other: '# dishes found' })}` : null}
      </p>
      {found.isLoadingError ? (
        <div role="alert" className={styles.line}>
          <span>
            <FailureText failure={failureOf(found.error)} />
          </span>
          <TryAgain busy={found.isFetching} onClick={() => void found.refetch()} />
        </div>
      ) : !found.data ? (
        <DishSkeletons />
      ) : dishes.length === 0 ? (
        isOld ? (
          <p className={styles.line}>
            <Trans>Looking for dishes</Trans>
          </p>
        ) : (
          <div className={styles.none}>
            <Picture src="/pictures/dish/sky/bowl.svg" alt="" width={72} height={72} className={styles.tile} />
            <p>
              <Trans>No dishes found for “{asked}”. Try another word.</Trans>
            </p>
          </div>
        )
      ) : (
        <ul className={styles.grid} data-old={isOld || undefined}>
          {dishes.map((dish) => (
            <li key={dish.item_id}>
              <DishCard
                dish={dish}
                sign={found.data.currency_sign}
                at={at}
                isForChosenTime={(found.data.order_start_at ?? null) === at}
                moment={{ now: Date.parse(found.data.server_time), timezone: found.data.timezone }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const DishSkeletons = () => (
  <div role="status">
    <span className="visually-hidden">
      <Trans>Looking for dishes</Trans>
    </span>
    <div className={styles.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={styles.loading} />
      ))}
    </div>
  </div>
);
