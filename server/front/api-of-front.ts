export type ApiOfFront = {
  readonly url: string;
  readonly isCalledDirectly: boolean;
  readonly stripePublishableKey: string | null;
};
