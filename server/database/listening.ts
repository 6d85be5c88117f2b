export type Subscription = {
  readonly handlers: Readonly<Record<string, (text: string) => void>>;
  /** From now on everything is heard; before, something may have been said that nobody heard. */
  readonly begun: () => void;
  readonly cut: () => void;
};

export type Listen = (hearing: Subscription) => Promise<() => Promise<void>>;
