export type Subscription = {
  readonly handlers: Readonly<Record<string, (text: string) => void>>;
  /** From now on every notification arrives; those before may be lost. */
  readonly begun: () => void;
  readonly cut: () => void;
};

export type Listen = (hearing: Subscription) => Promise<() => Promise<void>>;
