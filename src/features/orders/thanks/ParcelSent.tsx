import { Trans, useLingui } from '@lingui/react/macro';
import { placeText } from '#src/features/address/place-text.ts';
import type { OrderView } from '../order.view.ts';

export function ParcelSent({ view: { from } }: { readonly view: OrderView }) {
  const { i18n } = useLingui();
  if (!from) return <Trans>The courier will ring on arrival.</Trans>;
  const street = placeText(i18n, from.address).split(',')[0] ?? '';
  return <Trans>Have the parcel ready at {street}. The courier will ring on arrival.</Trans>;
}
