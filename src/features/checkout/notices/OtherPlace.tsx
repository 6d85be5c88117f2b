import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrentLocation } from '#contract/entities/address.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import { placeText } from '#src/features/address/place-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';

type OtherPlaceProps = {
  readonly place: CurrentLocation;
  readonly destination: OrderAddress;
  readonly onDeliver: () => void;
};

/** The address at the top of the page is another one than the basket's: whoever changed it there may have meant both. */
export function OtherPlace({ place, destination, onDeliver }: OtherPlaceProps) {
  const { i18n } = useLingui();
  const here = placeText(i18n, place.address);
  const there = placeText(i18n, destination.address);
  return (
    <Message
      tone="warn"
      title={<Trans>This order goes to {there}.</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={onDeliver}>
          <Trans>Deliver it to {here}</Trans>
        </Button>
      }
    >
      <Trans>Your address at the top of the page is another one.</Trans>
    </Message>
  );
}
