/** An API of somebody else's that speaks this contract. */
export type ApiOfFront = {
  readonly url: string;
  readonly isCalledDirectly: boolean;
  /** For an API that tells no key of Stripe itself. */
  readonly stripePublishableKey: string | null;
};
