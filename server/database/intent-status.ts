/** How far a payment's intent is, in the provider's words. `requires_capture`: authorised. `succeeded`: the money is taken. */
export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';
