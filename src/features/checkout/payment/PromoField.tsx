import { typedCode } from '#contract/typed-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import { useRef, type ComponentProps, type FormEvent } from 'react';
import type { OrderPayment } from '#contract/entities/order-payment.ts';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { PromoView } from '#machines/promo/promo.view.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { PromoRefused } from '../basket/promo-refused.tsx';
import styles from '../basket/checkout.module.css';

const APPLIED: ReadonlySet<PromoView['is']> = new Set(['applied', 'removing']);
const BUSY: ReadonlySet<PromoView['is']> = new Set(['applying', 'removing']);

type PromoFieldProps = {
  readonly flow: CheckoutFlows['promo'];
  readonly payment: OrderPayment | null;
  readonly isGuest: boolean;
  readonly currency: string;
  readonly autoFocus?: boolean;
};

/** A promo code: applied by its button or by Enter, which does nothing else; locked and removable once it counts. */
export function PromoField({ flow, payment, isGuest, currency, autoFocus = false }: PromoFieldProps) {
  const { t } = useLingui();
  const [promo, send] = flow;
  const isApplied = APPLIED.has(promo.is);
  const isBusy = BUSY.has(promo.is);
  const isLocked = isApplied || isBusy;
  const isEmpty = typedCode(promo.code) === '';
  const field = useRef<HTMLInputElement>(null);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) field.current?.focus();
    if (!payment || isLocked || isEmpty) return;
    send({ type: 'code.given', code: promo.code, paymentId: payment._id });
  };
  const hint = () => {
    if (isGuest) return t`Log in to use a promo code.`;
    if (!isApplied || !payment || payment.promo_payment === 0) return undefined;
    const off = formatMoney(toMinor(payment.promo_payment), currency);
    return t`${off} off this order`;
  };
  return (
    <div className={styles.promo}>
      <form noValidate onSubmit={apply} className={styles.withButton}>
        <TextField
          name="promo"
          ref={field}
          autoFocus={autoFocus}
          label={t`Promo code`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={hint()}
          icon={isApplied ? <Lock size={20} aria-hidden="true" /> : undefined}
          readOnly={isLocked}
          disabled={isGuest}
          value={promo.code}
          onChange={({ target }) => send({ type: 'code.typed', code: target.value })}
        />
        {isApplied ? (
          <span className={styles.applied}>
            <Check size={16} aria-hidden="true" />
            <Trans>Applied</Trans>
          </span>
        ) : (
          <Button type="submit" variant="secondary" busy={promo.is === 'applying'} disabled={isGuest} unready={!isBusy && isEmpty}>
            <Trans>Apply</Trans>
          </Button>
        )}
      </form>
      {isApplied && payment ? (
        <Button
          variant="quiet"
          size="small"
          className={styles.keep}
          busy={promo.is === 'removing'}
          onClick={() => send({ type: 'code.removed', paymentId: payment._id })}
        >
          <Trans>Remove the promo code</Trans>
        </Button>
      ) : null}
      {promo.refusal && !isBusy ? (
        <Refused refusal={promo.refusal} items={toMinor(payment?.total_cart_price ?? 0)} currency={currency} />
      ) : null}
    </div>
  );
}

const Refused = (refused: ComponentProps<typeof PromoRefused>) => (
  <p role="alert" className={styles.error}>
    <CircleAlert size={16} aria-hidden="true" />
    <span>
      <PromoRefused {...refused} />
    </span>
  </p>
);
