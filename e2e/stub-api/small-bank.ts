const DECLINED = ['9995'];

/** The card provider beside the strict server, spoken to by the browser alone: it keeps cards and says yes, or no for some. */
export function smallBank() {
  const cards = new Map<string, { readonly last_four: string }>();
  const confirmed: string[] = [];
  return {
    cardOf: (paymentMethod: string) => cards.get(paymentMethod),
    confirmed,
    /** Answers the page's half of the provider; null for a path that it does not know. */
    answer: (path: string, body: Record<string, unknown>): object | null => {
      const secret = String(body.client_secret);
      if (path === '/sandbox/v1/confirm_setup_intent') {
        const paymentMethod = `pm_${cards.size + 1}`;
        cards.set(paymentMethod, { last_four: (body.card as { number: string }).number.slice(-4) });
        return { intent: { id: secret, status: 'succeeded', payment_method: paymentMethod }, error: null };
      }
      if (path !== '/sandbox/v1/confirm_payment_intent') return null;
      if (DECLINED.includes(cards.get(String(body.payment_method))?.last_four ?? '')) {
        return {
          intent: { id: secret, status: 'requires_payment_method', payment_method: null },
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Your card has insufficient funds.',
          },
        };
      }
      confirmed.push(secret);
      return { intent: { id: secret, status: 'requires_capture', payment_method: body.payment_method ?? null }, error: null };
    },
  };
}
export type SmallBank = ReturnType<typeof smallBank>;
