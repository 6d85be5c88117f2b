import { typedMark } from '#contract/typed-text.ts';
import type { OrderAddress } from '#contract/entities/order-address.ts';
import type { CheckoutFlows } from '#src/features/checkout/use-checkout.ts';

/** What stands in the field of the post code, and whether it counts. */
export function readPostcode({ contact: [{ draft }], address: [address] }: Pick<CheckoutFlows, 'contact' | 'address'>, to: OrderAddress) {
  const known = typedMark(to.post_code ?? '');
  const isWrong = address.is === 'wrongPostcode' && draft.postcode !== null && typedMark(draft.postcode) === address.postcode;
  // A wrong postcode is taken out of its field.
  const postcode = isWrong ? '' : (draft.postcode ?? known);
  const isBlank = typedMark(postcode) === '';
  return { postcode, isWrong, isBlank, isApplied: !isBlank && typedMark(postcode) === known };
}
