import { useLingui } from '@lingui/react/macro';
import type { Advert } from '#contract/entities/category.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { AdvertCard } from './adverts/AdvertCard.tsx';
import { useCourier } from '#src/navigation/use-courier.ts';
import styles from './StoresPage.module.css';

/** Milliseconds; long enough to read one. */
const TURN_EVERY = 7_000;

export function Adverts({ adverts }: { readonly adverts: readonly Advert[] }) {
  const { t } = useLingui();
  const { onCourier } = useCourier();
  if (adverts.length === 0) return null;
  return (
    <Carousel
      label={t`Offers`}
      previousLabel={t`Previous offer`}
      nextLabel={t`Next offer`}
      pageLabel={(page, pages) => t`Offer ${page} of ${pages}`}
      arrows={false}
      turning={{ milliseconds: TURN_EVERY, pauseLabel: t`Pause offers`, playLabel: t`Play offers` }}
      className={styles.adverts}
    >
      {adverts.map((advert) => (
        <AdvertCard key={advert._id} advert={advert} shape="wide" onCourier={onCourier} />
      ))}
    </Carousel>
  );
}
