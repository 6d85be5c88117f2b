/** Message codes of successful answers (specification 3, section 8). A code outside this table is shown as 0. */
export const SUCCESS_CODES = {
  0: 'unknown message',
  101: 'registered',
  102: 'logged in',
  103: 'profile updated',
  105: 'otp sent',
  106: 'device token updated',
  107: 'logged out',
  109: 'favourite added',
  110: 'favourite deleted',
  113: 'invoice generated',
  114: 'wallet amount added',
  115: 'wallet status changed',
  116: 'order payment done',
  117: 'history got',
  120: 'order detail got',
  191: 'approved',
  192: 'declined',
  193: 'feedback submitted',
  196: 'otp verified',
  197: 'promo applied',
  199: 'feedback submitted',
  200: 'favourite list got',
  241: 'order created',
  246: 'order cancelled',
  253: 'order completed',
  306: 'store review list got',
  307: 'review done',
  913: 'document uploaded',
  914: 'image uploaded',
  926: 'card deleted',
  951: 'cart item updated',
  952: 'item added to cart',
  953: 'cart got',
  954: 'cart cleared',
  955: 'delivery address changed',
  5001: 'email sent',
} as const;

export type SuccessCode = keyof typeof SUCCESS_CODES;

/** The code itself where the table has it, else 0. */
export const knownSuccessCode = (code: number): SuccessCode => (code in SUCCESS_CODES ? (code as SuccessCode) : 0);
