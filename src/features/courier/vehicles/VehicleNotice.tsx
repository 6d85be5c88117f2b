import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import { Message } from '#src/ui/Message.tsx';
import { FailureText } from '#src/failures/FailureText.tsx';
import type { OpenBooking } from '../open-booking.ts';

/** What became of the vehicle that was chosen: gone, dearer, or too cheap for the server. */
export function VehicleNotice({
  view: { vehicleNews: news, failure },
  currency,
}: Pick<OpenBooking, 'view'> & { readonly currency: string }) {
  if (news?.is === 'gone')
    return (
      <Message tone="warn" title={<Trans>{news.name} is no longer available.</Trans>}>
        <Trans>Choose another vehicle.</Trans>
      </Message>
    );
  if (news?.is === 'dearer') {
    const [before, now] = [formatMoney(toMinor(news.before), currency), formatMoney(toMinor(news.now), currency)];
    return (
      <Message tone="warn" title={<Trans>{news.name} costs more now.</Trans>}>
        <Trans>
          Was {before}, now {now}.
        </Trans>
      </Message>
    );
  }
  return failure ? (
    <Message tone="bad">
      <FailureText failure={failure} />
    </Message>
  ) : null;
}
