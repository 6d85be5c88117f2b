import { Trans, useLingui } from '@lingui/react/macro';
import type { Moment } from '#domain/schedule/store-clock.ts';
import { timeText } from '#domain/schedule/time-text.ts';
import { useFulfilmentTime } from '#src/shop/fulfilment/use-fulfilment-time.ts';

type EstimateProps = {
  readonly about: number;
  readonly latest: number | null;
  readonly isPickup: boolean;
  /** The server's time when it was computed. */ readonly computed: Moment | null;
};

/** When an order that is made now is there, by the store's clock: about, and at the latest. In minutes while nobody knows the time. */
export function Estimate({ about, latest, isPickup, computed }: EstimateProps) {
  const { i18n } = useLingui();
  const moment = useFulfilmentTime()[0].time.moment ?? computed;
  if (!moment)
    return latest === null ? (
      <Trans>about {about} min</Trans>
    ) : (
      <Trans>
        {about}–{latest} min
      </Trans>
    );
  const at = (minutes: number) => timeText(i18n.locale, moment.now + minutes * 60_000, moment);
  const [first, last] = [at(about), at(latest ?? about)];
  if (first === last) return isPickup ? <Trans>Ready at about {first}</Trans> : <Trans>Arrives at about {first}</Trans>;
  return isPickup ? (
    <Trans>
      Ready {first} to {last}
    </Trans>
  ) : (
    <Trans>
      Arrives {first} to {last}
    </Trans>
  );
}
