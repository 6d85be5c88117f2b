import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { metresBetween } from '#domain/geometry.ts';
import { toDestination } from '#src/api/cart.ts';
import { placeText } from '#src/features/address/place-text.ts';
import { useLocationFlow } from '#src/shop/place/use-location.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import type { CheckoutFlows } from '../use-checkout.ts';

type OtherPlaceProps = { readonly flow: CheckoutFlows['address']; readonly destination: OrderAddress };

/** A pin that was put somewhat better is the same place. */
const SAME_PLACE_METRES = 50;

/** The address at the top of the page is another one than the basket's: whoever changed it there may have meant both. */
export function OtherPlace({ flow: [address, send], destination }: OtherPlaceProps) {
  const { i18n } = useLingui();
  const [location] = useLocationFlow();
  const place = location.is === 'somewhere' ? location.place : null;
  if (!place || address.is === 'changing') return null;
  if (metresBetween([place.latitude, place.longitude], destination.location) <= SAME_PLACE_METRES) return null;
  // Nothing is delivered there: its row says so.
  if (address.is === 'kept' && address.wanted?.address === place.address) return null;
  const here = placeText(i18n, place.address);
  const there = placeText(i18n, destination.address);
  return (
    <Message
      tone="warn"
      title={<Trans>This order goes to {there}.</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={() => send({ type: 'address.chosen', destination: toDestination(place) })}>
          <Trans>Deliver it to {here}</Trans>
        </Button>
      }
    >
      <Trans>Your address at the top of the page is another one.</Trans>
    </Message>
  );
}
