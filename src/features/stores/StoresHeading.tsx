import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { DeliveryCategory } from '#contract/entities/category.ts';
import type { StoreOrder } from '#domain/catalogue/narrow-stores.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './StoresPage.module.css';

const RESTAURANTS = 2;

const FIRST: Readonly<Record<StoreOrder, MessageDescriptor>> = {
  distance: msg`Nearest first`,
  fee: msg`Lowest delivery fee first`,
  time: msg`Fastest first`,
  rating: msg`Best rated first`,
  minimum: msg`Lowest minimum order first`,
};

type StoresHeadingProps = {
  readonly category: DeliveryCategory | undefined;
  readonly count: number | null;
  readonly place: CurrentLocation | null;
  readonly city: string | null;
  readonly sort: StoreOrder;
};

export function StoresHeading({ category, count, place, city, sort }: StoresHeadingProps) {
  const { t, i18n } = useLingui();
  const name = category?.delivery_name ?? t`Stores`;
  const title =
    count === null
      ? t`${name} near you`
      : category?.unique_id === RESTAURANTS
        ? t`${plural(count, { one: '# restaurant near you', other: '# restaurants near you' })}`
        : t`${name}: ${plural(count, { one: '# store near you', other: '# stores near you' })}`;
  const first = i18n._(FIRST[sort]);
  const street = place?.address.split(',')[0];
  return (
    <div className={styles.heading}>
      <h1>{title}</h1>
      <p className={styles.from}>
        {street ? (
          <Trans>
            {first}, for {street}
          </Trans>
        ) : city ? (
          <Trans>
            {first}, from the centre of {city}
          </Trans>
        ) : (
          <Skeleton shape="line" className={styles.fromLine} />
        )}
      </p>
    </div>
  );
}
