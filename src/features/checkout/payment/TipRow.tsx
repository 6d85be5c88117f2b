import { Trans, useLingui } from '@lingui/react/macro';
import HandCoins from 'lucide-react/icons/hand-coins';
import { useId, useState, type ReactNode } from 'react';
import { TIP_MAXIMUM } from '#contract/limits.ts';
import { readTip } from '#domain/pricing/tip.ts';
import { formatMoney, toMajor, toMinor, type Minor } from '#domain/money.ts';
import { typedAmount } from '#domain/wallet/top-up-amount.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { FailureText } from '#src/failures/FailureText.tsx';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import checkout from '../basket/checkout.module.css';
import rows from '../basket/order-rows.module.css';
import styles from './payment.module.css';

type TipRowProps = {
  /** The amounts that are offered, major units. */
  readonly tips: readonly number[];
  readonly coin: Minor | null;
  readonly flows: Pick<CheckoutFlows, 'invoice' | 'pay'>;
  readonly currency: string;
};

/** Without decimals where there are none: there is little room. */
const short = (amount: Minor, currency: string): string => formatMoney(amount, currency).replace(/\.00$/, '');

export function TipRow({ tips, coin, flows, currency }: TipRowProps) {
  const { t } = useLingui();
  const name = useId();
  const [{ fulfilment, failure }] = flows.invoice;
  const [, send] = flows.pay;
  const tip = fulfilment.tip ?? 0;
  const choices = tips.map(toMinor);
  const [isTyped, setTyped] = useState(tip > 0 && !choices.includes(tip));
  const give = (amount: Minor) => send({ type: 'tip.chosen', tip: amount });
  const choose = (amount: Minor) => {
    setTyped(false);
    give(amount);
  };
  const choice = (isOn: boolean, label: string, onChoose: () => void) => (
    <label>
      <input type="radio" name={name} checked={isOn} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
  const isRefused = failure?.kind === 'refused' && failure.reason === 'tip_not_possible';
  const refused = isRefused ? <FailureText failure={failure} /> : null;
  return (
    <li className={classNames(rows.row, styles.tipRow)}>
      <span className={rows.icon} aria-hidden="true">
        <HandCoins size={20} />
      </span>
      <fieldset className={classNames(rows.wide, styles.tip)}>
        <legend className={rows.title}>
          <Trans>Tip for the courier</Trans>
        </legend>
        {coin === null ? (
          <Skeleton shape="block" className={rows.choicesComing} />
        ) : (
          <div className={styles.tips}>
            {choice(!isTyped && tip === 0, t({ message: 'None', context: 'a tip' }), () => choose(0))}
            {choices.map((amount) => (
              <div key={amount}>{choice(!isTyped && tip === amount, short(amount, currency), () => choose(amount))}</div>
            ))}
            {choice(isTyped, t({ message: 'Other', context: 'a tip' }), () => setTyped(true))}
          </div>
        )}
        {isTyped && coin !== null ? <OwnTip tip={tip} coin={coin} currency={currency} refused={refused} onGive={give} /> : refused}
      </fieldset>
    </li>
  );
}

type OwnTipProps = {
  readonly tip: Minor;
  readonly coin: Minor;
  readonly currency: string;
  readonly refused: ReactNode;
  readonly onGive: (tip: Minor) => void;
};

function OwnTip({ tip, coin, currency, refused, onGive }: OwnTipProps) {
  const { t } = useLingui();
  const [typed, type] = useState(tip > 0 ? toMajor(tip).toFixed(2) : '');
  const [isBad, setBad] = useState(false);
  const most = formatMoney(TIP_MAXIMUM, currency);
  const step = formatMoney(coin, currency);
  const give = () => {
    const read = readTip(typed, coin);
    setBad(read === null);
    if (read !== null && read !== tip) onGive(read);
  };
  const none = () => {
    setBad(false);
    if (tip > 0) onGive(0);
  };
  const wrong =
    coin > 1 ? (
      <Trans>
        Enter an amount up to {most}, in steps of {step}.
      </Trans>
    ) : (
      <Trans>Enter an amount up to {most}.</Trans>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
      className={checkout.withButton}
    >
      <TextField
        name="tip"
        autoFocus
        label={t`Amount in ${currency}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        hint={t`Up to ${most}`}
        error={isBad ? wrong : refused}
        onChange={({ target }) => type(typedAmount(target.value))}
        // Whoever goes on to Payment means it, too; an emptied field is no tip.
        onBlur={typed === '' ? none : give}
      />
      <Button type="submit" variant="secondary">
        <Trans context="a tip">Add</Trans>
      </Button>
    </form>
  );
}
