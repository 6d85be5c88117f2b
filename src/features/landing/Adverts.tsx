import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Advert } from '#contract/entities/category.ts';
import { Carousel } from '#src/ui/Carousel.tsx';
import { AdvertCard } from '../stores/adverts/AdvertCard.tsx';
import styles from './LandingPage.module.css';

/** Milliseconds; long enough to read one. */
const TURN_EVERY = 7_000;

export function Adverts({ adverts, onCourier }: { readonly adverts: readonly Advert[]; readonly onCourier: (event: MouseEvent) => void }) {
  const { t } = useLingui();
  if (adverts.length === 0) return null;
  return (
    <Carousel
      label={t`Offers`}
      previousLabel={t`Previous offers`}
      nextLabel={t`Next offers`}
      pageLabel={(page, pages) => t`Offers, page ${page} of ${pages}`}
      arrows={false}
      turning={{ milliseconds: TURN_EVERY, pauseLabel: t`Pause offers`, playLabel: t`Play offers` }}
      className={styles.adverts}
    >
      {adverts.map((advert) => (
        <AdvertCard key={advert._id} advert={advert} shape="tall" onCourier={onCourier} />
      ))}
    </Carousel>
  );
}
