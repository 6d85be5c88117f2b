import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '#src/navigation/Link.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { ListedStore } from '#contract/entities/store.ts';
import { comingTime, isTakenNow } from '#domain/schedule/order-start.ts';
import { comingText } from '#domain/schedule/time-text.ts';
import { failureOf } from '#src/api/call-failed.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import { isOutsideArea } from '#src/failures/is-outside-area.ts';
import { StoreCard } from './StoreCard.tsx';
import { StoreSkeletons } from './StoreSkeletons.tsx';
import styles from './StoreResults.module.css';

type StoreResultsProps = {
  readonly list: UseQueryResult<AnswerOf<typeof endpoints.get_store_list_nearest_city>>;
  readonly shown: readonly ListedStore[];
  readonly categoryName: string;
  readonly dishesAbove: boolean;
  readonly isForNow: boolean;
  /** The time that the customer chose, epoch milliseconds; null for now. */
  readonly at: number | null;
  readonly onWiden: () => void;
};

export function StoreResults({ list, shown, categoryName, dishesAbove, isForNow, at, onWiden }: StoreResultsProps) {
  const { i18n, t } = useLingui();
  if (list.isLoadingError) {
    const failure = failureOf(list.error);
    return (
      <div role="alert" className={styles.nothing}>
        <EmptyState
          picture={<Picture src="/pictures/dish/bare/sky/umbrella.svg" alt="" width={232} height={232} />}
          title={<Trans>There are no stores to show</Trans>}
          action={
            isOutsideArea(failure) ? (
              <Link to="/" className={buttonClass('primary', { size: 'small' })}>
                <Trans>Try another address</Trans>
              </Link>
            ) : (
              <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          <FailureText failure={failure} />
        </EmptyState>
      </div>
    );
  }
  if (!list.data) return <StoreSkeletons />;
  const { city_name, server_time, timezone, currency_sign } = list.data;
  const moment = { now: Date.parse(server_time), timezone };
  const groups = groupsOf(shown, isForNow || at !== null);
  const when = at === null ? null : comingText(i18n.locale, comingTime(at, moment));
  return (
    <>
      <p
        role="status"
        className="visually-hidden"
      >{t`${plural(shown.length, { one: '# store is shown', other: '# stores are shown' })}`}</p>
      {dishesAbove && shown.length > 0 ? (
        <h2 className={styles.title}>
          <Trans>Stores</Trans>
        </h2>
      ) : null}
      {shown.length === 0 && dishesAbove && list.data.stores.length > 0 ? (
        <Button size="small" variant="secondary" className={styles.all} onClick={onWiden}>
          <Trans>Show all stores</Trans>
        </Button>
      ) : shown.length === 0 ? (
        <EmptyState
          className={styles.nothing}
          picture={<Picture src="/pictures/dish/sand/baguette.svg" alt="" width={232} height={232} />}
          title={
            list.data.stores.length === 0 ? (
              <Trans>No stores of this type deliver here yet</Trans>
            ) : (
              <Trans>No stores match your search</Trans>
            )
          }
          action={
            list.data.stores.length === 0 ? null : (
              <Button size="small" variant="secondary" onClick={onWiden}>
                <Trans>Show all stores</Trans>
              </Button>
            )
          }
        >
          {list.data.stores.length === 0 ? (
            <Trans>Choose another category, or another address.</Trans>
          ) : (
            <Trans>Try another name, or remove a filter.</Trans>
          )}
        </EmptyState>
      ) : (
        groups.map(({ is, stores }, index) => (
          <section key={is} aria-labelledby={is === 'all' ? undefined : `stores-${is}`} className={index > 0 ? styles.later : undefined}>
            {is === 'all' ? null : (
              <h2 id={`stores-${is}`} className={dishesAbove ? 'visually-hidden' : styles.group}>
                {is === 'now' ? (
                  when ? (
                    <Trans>At {when}</Trans>
                  ) : (
                    <Trans>Open now</Trans>
                  )
                ) : when ? (
                  <Trans>Not at {when}</Trans>
                ) : (
                  <Trans>For later</Trans>
                )}
              </h2>
            )}
            <ul className={styles.grid}>
              {stores.map((store, place) => (
                <li key={store._id}>
                  <StoreCard
                    store={store}
                    city={city_name}
                    category={categoryName}
                    moment={moment}
                    at={at}
                    sign={currency_sign}
                    eager={index === 0 && place < 3}
                    level={is === 'all' && !dishesAbove ? 2 : 3}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </>
  );
}

const isOutOfReach = ({ is_provide_delivery: delivers, delivery_fee: fee }: ListedStore) => delivers && fee === null;
const reachingFirst = (stores: readonly ListedStore[]): ListedStore[] =>
  stores.toSorted((one, other) => Number(isOutOfReach(one)) - Number(isOutOfReach(other)));

/** The stores that take an order for now, or for the chosen time, before the others; all together where that parts nothing. Of each, those that do not reach the address stand last. */
function groupsOf(stores: readonly ListedStore[], isParted: boolean) {
  const [now, later] = [stores.filter(isTakenNow), stores.filter((store) => !isTakenNow(store))].map(reachingFirst) as [
    ListedStore[],
    ListedStore[],
  ];
  return isParted && now.length > 0 && later.length > 0
    ? [{ is: 'now', stores: now } as const, { is: 'later', stores: later } as const]
    : [{ is: 'all', stores: reachingFirst(stores) } as const];
}
