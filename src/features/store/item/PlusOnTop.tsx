import { Trans } from '@lingui/react/macro';
import { formatMoney, toMinor } from '#domain/money.ts';
import type { ServerCart } from '#machines/cart/cart-intent.ts';
import type { CartView } from '#machines/cart/cart.view.ts';

type PlusOnTopProps = {
  readonly cart: Extract<CartView, { is: 'filled' }>;
  readonly currency: string;
  readonly isDelivery: boolean;
  readonly className: string | undefined;
};

export const isMoreToCome = (
  { total_item_tax: tax = 0, service_fee: fee = 0 }: Pick<ServerCart, 'total_item_tax' | 'service_fee'>,
  isDelivery: boolean,
): boolean => tax > 0 || fee > 0 || isDelivery;

export function PlusOnTop({ cart: { cart, saving }, currency, isDelivery, className }: PlusOnTopProps) {
  if (!cart || saving) return null;
  const sign = cart.currency || currency;
  const tax = toMinor(cart.total_item_tax ?? 0);
  const fee = toMinor(cart.service_fee ?? 0);
  const [taxText, feeText] = [formatMoney(tax, sign), formatMoney(fee, sign)];
  if (!isMoreToCome(cart, isDelivery)) return null;
  return (
    <ul className={className}>
      {tax > 0 ? (
        <li>
          <Trans>+ {taxText} VAT</Trans>
        </li>
      ) : null}
      {fee > 0 ? (
        <li>
          <Trans>+ {feeText} service fee</Trans>
        </li>
      ) : null}
      {isDelivery ? (
        <li>
          <Trans>+ delivery</Trans>
        </li>
      ) : null}
    </ul>
  );
}
