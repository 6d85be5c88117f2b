/** An API of somebody else's that speaks this contract. */
export type ApiOfFront = {
  /** Its address, without a slash at its end. */
  readonly url: string;
  /** Whether browsers call it themselves, else this process hands their calls on. */
  readonly isCalledDirectly: boolean;
  /** For an API that tells no key of Stripe itself. */
  readonly stripePublishableKey: string | null;
};
