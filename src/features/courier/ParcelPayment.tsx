import { useLingui } from '@lingui/react/macro';
import { useApi } from '#src/api/api-context.ts';
import { placeText } from '../address/place-text.ts';
import { PayDialog } from '../checkout/payment/PayDialog.tsx';
import type { OpenBooking } from './open-booking.ts';
import { ParcelSummary } from './ParcelSummary.tsx';
import { useCurrency } from './use-currency.ts';

export function ParcelPayment({ user, view, flows }: OpenBooking) {
  const { t, i18n } = useLingui();
  const currency = useCurrency();
  const { cityId } = useApi().whereabouts();
  const { way, vehicle, draft } = view;
  return (
    <PayDialog
      flows={flows}
      bought={{
        kind: 'parcel',
        currency,
        cityId,
        price: { invoice: view.invoice, failure: null },
        pricing: view.isPricing,
        customer: user,
        name: vehicle?.vehicle_name ?? t`Parcel`,
        detail: way ? placeText(i18n, way.dropOff.address) : null,
        summary: way ? <ParcelSummary way={way} vehicle={vehicle} /> : null,
        changes: null,
        dueAt: draft.payer === 'receiver' ? 'receiver' : 'pickup',
      }}
    />
  );
}
