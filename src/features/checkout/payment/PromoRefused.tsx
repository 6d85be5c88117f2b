import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor, type Minor } from '#domain/money.ts';
import type { PromoView } from '#machines/promo/promo.view.ts';
import { FailureText } from '#src/failures/FailureText.tsx';

type PromoRefusedProps = { readonly refusal: NonNullable<PromoView['refusal']>; readonly items: Minor; readonly currency: string };

export function PromoRefused({ refusal: { code, failure }, items, currency }: PromoRefusedProps) {
  const minimum = failure.kind === 'refused' ? toMinor(failure.details?.promo_minimum ?? 0) : 0;
  if (minimum <= items)
    return (
      <Trans>
        <strong translate="no">{code}</strong>: <FailureText failure={failure} />
      </Trans>
    );
  const [needed, missing] = [formatMoney(minimum, currency), formatMoney(minimum - items, currency)];
  return (
    <Trans>
      <strong translate="no">{code}</strong> needs {needed} of items: {missing} to go.
    </Trans>
  );
}
