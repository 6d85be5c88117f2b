/** What hears a channel of the database. */
export type Hearing = {
  /** Something was said; the text with it. */
  readonly heard: (text: string) => void;
  /** From now on everything is heard; before, something may have been said that nobody heard. */
  readonly begun: () => void;
};

/** Listens to a channel until it is told to stop. */
export type Listen = (channel: string, hearing: Hearing) => Promise<() => Promise<void>>;
