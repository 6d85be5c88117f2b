import type { CardIntentRow } from '#server/repositories/card-intents.ts';
import type { OrderPaymentRow } from '#server/repositories/order-payments.ts';

/** A payment with its intent at the card provider. `isCertain` is false where the provider could not be asked just now. */
export type PaymentSnapshot = { readonly payment: OrderPaymentRow; readonly intent: CardIntentRow | null; readonly isCertain: boolean };
