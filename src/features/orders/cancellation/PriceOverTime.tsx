import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { CancelOffer } from '#domain/orders/cancel-offer.ts';
import { Line, type LineStop } from '#src/ui/Line.tsx';
import { Plate } from '#src/ui/Plate.tsx';
import styles from './cancellation.module.css';

type PriceOverTimeProps = { readonly offer: CancelOffer; readonly isCourier: boolean; readonly currency: string };

const reached = (offer: CancelOffer): 0 | 1 | 2 => {
  if (!offer.can) return 2;
  return offer.until === 'storeAccepts' || offer.until === 'courierAccepts' ? 0 : 1;
};

export function PriceOverTime({ offer, isCourier, currency }: PriceOverTimeProps) {
  const { t } = useLingui();
  const now = reached(offer);
  const price = (kept: number) => (kept === 0 ? <Trans>Free</Trans> : <Trans>{formatMoney(kept, currency)} fee</Trans>);
  const charged = !offer.can ? null : now === 1 ? offer.charge : offer.afterwards;
  const stops: readonly { readonly label: string; readonly price: ReactNode }[] = [
    { label: isCourier ? t`Before a courier accepts` : t`Before the store accepts`, price: <Trans>Free</Trans> },
    { label: isCourier ? t`Until it is picked up` : t`Until it is ready`, price: charged === null ? null : price(charged) },
    { label: t`After that`, price: <Trans>No longer possible</Trans> },
  ];
  const states = { done: t`past`, now: t`now`, next: t`later` };
  const line = stops.map(({ label, price: said }, index): LineStop => {
    const state = index < now ? 'done' : index === now ? 'now' : 'next';
    return {
      key: label,
      label,
      state,
      stateLabel: states[state],
      time: state === 'now' && offer.can ? <Plate size="small">{said}</Plate> : said,
    };
  });
  return (
    <div className={styles.cost}>
      <Line label={t`What cancelling costs`} stops={line} />
    </div>
  );
}
