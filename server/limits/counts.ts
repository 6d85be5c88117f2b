export type ToCount = {
  readonly key: string;
  readonly calls: number;
  readonly at: number;
  readonly milliseconds: number;
  readonly windowEndsAt: number;
};
/** How many calls there were in a window with these, everybody's, and when it ends. */
export type Counted = { readonly count: number; readonly windowEndsAt: number };

export type Numbered = { readonly number: number; readonly windowEndsAt: number };

type Caller = { readonly counted: (numbered: Numbered) => void; readonly failed: (error: unknown) => void };

type Window = {
  endsAt: number;
  known: number;
  since: number;
  readonly waiting: Caller[];
  isAsking: boolean;
};

/** So many keys are counted at once; the oldest go, and what was counted of them since is forgotten. */
const AT_ONCE = 10_000;

/**
 * Counts calls in memory, and by `tell` in what all processes share: once there are `step` of them that it does not know,
 * or once they would pass what is known to be left. Where it is being asked already, calls wait and are counted together
 * afterwards, each by its own number: so it never lacks more than `step` less one of this process's.
 */
export function createCounts(tell: (toCount: ToCount) => Promise<Counted>, now: () => number) {
  const windows = new Map<string, Window>();

  const windowOf = (key: string, milliseconds: number): Window => {
    const instant = now();
    const known = windows.get(key);
    // One that ends later than one that begins now was begun by a clock that was ahead.
    const isOpen = known && known.endsAt > instant && known.endsAt <= instant + milliseconds;
    const open = isOpen ? known : { endsAt: instant + milliseconds, known: 0, since: 0, waiting: [], isAsking: false };
    // The newest last: the oldest go.
    windows.delete(key);
    windows.set(key, open);
    for (const [oldest] of windows) {
      if (windows.size <= AT_ONCE) break;
      windows.delete(oldest);
    }
    return open;
  };

  const ask = async (key: string, window: Window, milliseconds: number): Promise<void> => {
    window.isAsking = true;
    while (window.waiting.length > 0) {
      const callers = window.waiting.splice(0);
      const { since } = window;
      const at = now();
      const isOpen = window.endsAt > at && window.endsAt <= at + milliseconds;
      window.since = 0;
      try {
        const calls = since + callers.length;
        const { count, windowEndsAt } = await tell({
          key,
          calls,
          at,
          milliseconds,
          windowEndsAt: isOpen ? window.endsAt : at + milliseconds,
        });
        window.known = count;
        window.endsAt = windowEndsAt;
        callers.forEach(({ counted }, index) => counted({ number: count - callers.length + index + 1, windowEndsAt }));
      } catch (error) {
        window.since += since;
        for (const { failed } of callers) failed(error);
      }
    }
    window.isAsking = false;
  };

  return {
    /** Counts one call. @throws what `tell` throws: then it was not counted */
    count: async (
      key: string,
      { most, milliseconds, step }: { readonly most: number; readonly milliseconds: number; readonly step: number },
    ): Promise<Numbered> => {
      const window = windowOf(key, milliseconds);
      const number = window.known + window.since + 1;
      if (step === Number.POSITIVE_INFINITY || (!window.isAsking && window.since + 1 < step && number <= most)) {
        window.since += 1;
        return { number, windowEndsAt: window.endsAt };
      }
      return new Promise((counted, failed) => {
        window.waiting.push({ counted, failed });
        if (!window.isAsking) void ask(key, window, milliseconds);
      });
    },
    /** Takes back a call that only this process knows of. @returns whether there was one */
    giveBack: (key: string): boolean => {
      const window = windows.get(key);
      if (window === undefined || window.since === 0) return false;
      window.since -= 1;
      return true;
    },
  };
}
