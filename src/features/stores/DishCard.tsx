import { Trans } from '@lingui/react/macro';
import type { FoundDish } from '#contract/calls/dishes.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { squarePicture } from '../diets/square-picture.ts';
import { StoreLink } from '#src/navigation/StoreLink.tsx';
import styles from './DishCard.module.css';
import { FirstPossible } from './FirstPossible.tsx';
import { StoreCosts } from './StoreCosts.tsx';
import type { Moment } from '#domain/schedule/store-clock.ts';

type DishCardProps = {
  readonly dish: FoundDish;
  readonly sign: string;
  readonly moment: Moment;
  /** The time that the customer chose, epoch milliseconds; null for now. */
  readonly at: number | null;
  readonly isForChosenTime: boolean;
};

export function DishCard({
  dish: { item_id, name, price, item_price_without_offer, image_url, food_fit, store },
  sign,
  moment,
  at,
  isForChosenTime,
}: DishCardProps) {
  const before = toMinor(item_price_without_offer);
  return (
    <article className={styles.card}>
      <Picture src={image_url[0] ?? squarePicture(store.image_url)} alt="" width={88} height={88} className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <StoreLink path={store.path} dish={item_id} className={styles.link}>
            {name}
          </StoreLink>
        </h3>
        <p className={styles.price}>
          <span>{formatMoney(toMinor(price), sign)}</span>
          {before > 0 ? (
            <s className={styles.before}>
              <span className="visually-hidden">
                <Trans>was</Trans>{' '}
              </span>
              {formatMoney(before, sign)}
            </s>
          ) : null}
        </p>
        <p className={styles.store}>{store.name}</p>
        <StoreCosts store={store} sign={sign} className={styles.costs} />
        {!isForChosenTime ? null : store.first_possible_at ? (
          <FirstPossible at={store.first_possible_at} wantedAt={at} delivers={store.is_provide_delivery} moment={moment} />
        ) : (
          <p className={styles.ask}>
            <Trans>Closed</Trans>
          </p>
        )}
        {food_fit === 'ask' ? (
          <p className={styles.ask}>
            <Trans>Ask the store what is in it</Trans>
          </p>
        ) : null}
      </div>
    </article>
  );
}
