import type { CallOfPurchase } from './faults.ts';

/** What `success: false` says where it is made up: a refusal that the real server could have given. */
const FORGED: Readonly<Partial<Record<CallOfPurchase, string>>> = {
  invoice: '{"success":false,"error_code":651,"reason":"store_busy"}',
  vehicles: '{"success":false,"error_code":843}',
  'courier invoice': '{"success":false,"error_code":843}',
  promo: '{"success":false,"error_code":546,"reason":"promo_used_up"}',
  gateway: '{"success":false,"error_code":811}',
  'sign-in': '{"success":false,"error_code":511}',
  'order poll': '{"success":false,"error_code":540}',
  'card choice': '{"success":false,"error_code":1018}',
  'card removal': '{"success":false,"error_code":1016}',
  'add card': '{"success":false,"error_code":1014}',
  'top-up': '{"success":false,"error_code":536}',
  cancel: '{"success":false,"error_code":656}',
  'order problem': '{"success":false,"error_code":1004}',
  'card confirmation':
    '{"intent":null,"error":{"type":"invalid_request_error","code":"payment_intent_unexpected_state","decline_code":null,"message":"not now"}}',
};
const OTHERWISE = '{"success":false,"error_code":651}';

/** What a call is refused with where the server did not refuse it. */
export const forgedRefusal = (call: CallOfPurchase | null): string => (call && FORGED[call]) ?? OTHERWISE;
