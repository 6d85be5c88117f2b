import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredUser } from '#contract/entities/user.ts';
import type { ParcelPayer } from '#domain/parcel/parcel-draft.ts';
import { useApi } from '#src/api/api-context.ts';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { useWaysToPay } from '../checkout/payment/use-ways-to-pay.ts';
import { waysOffered } from '../checkout/payment/ways-offered.ts';
import ends from './ends.module.css';
import { ParcelRow } from './ParcelRow.tsx';

type WhoPaysProps = { readonly user: StoredUser; readonly payer: ParcelPayer; readonly onChoose: (payer: ParcelPayer) => void };

/** 'Who pays?', asked where something can be paid at the door alone (0-decisions, Prices). */
export function WhoPays({ user, payer, onChoose }: WhoPaysProps) {
  const { t } = useLingui();
  const { ways } = useWaysToPay(user, useApi().whereabouts().cityId, true);
  if (waysOffered(ways.data, null, true).offered.length === 0) return null;
  return (
    <ParcelRow
      id="parcel-payer"
      title={<Trans>Who pays?</Trans>}
      summary={payer === 'sender' ? <Trans>I pay</Trans> : <Trans>The receiver pays</Trans>}
      isEmpty={false}
      isCalling={false}
    >
      <RadioGroup<ParcelPayer>
        legend={t`Who pays?`}
        legendHidden
        value={payer}
        onChange={onChoose}
        arrangement="cards"
        className={ends.payers}
      >
        <RadioCard value="sender" label={<Trans>I pay</Trans>} description={<Trans>Card, wallet, or cash at pickup</Trans>} />
        <RadioCard value="receiver" label={<Trans>The receiver pays</Trans>} description={<Trans>In cash at the door</Trans>} />
      </RadioGroup>
    </ParcelRow>
  );
}
