export type Turns = {
  readonly want: () => void;
  readonly take: () => void;
  readonly leave: () => void;
};

type TurnListener = { readonly given: () => void; readonly lost: () => void };

/** Where a browser knows no locks (a page without TLS), each tab has its own turn. */
const ownTurn = ({ given }: TurnListener): Turns => ({ want: given, take: given, leave: () => undefined });

/** Tabs of one browser that take turns, by the browser's own locks: the turn of a tab that is closed is given on by itself. */
export function takeTabLock(name: string, listener: TurnListener): Turns {
  // Without TLS there are none, whatever the types say.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return ownTurn(listener);
  let leave = () => {};
  const queue = (options: LockOptions, stop: () => void) => {
    leave();
    let isLeft = false;
    let isHeld = false;
    let giveBack = () => {};
    leave = () => {
      isLeft = true;
      giveBack();
      if (!isHeld) stop();
    };
    locks
      .request(name, options, () => {
        if (isLeft) return undefined;
        isHeld = true;
        listener.given();
        return new Promise<void>((resolve) => {
          giveBack = resolve;
        });
      })
      .catch(() => {
        // Whoever left knows it.
        if (!isLeft) listener.lost();
      });
  };
  return {
    want: () => {
      const waiting = new AbortController();
      queue({ signal: waiting.signal }, () => waiting.abort());
    },
    take: () => queue({ steal: true }, () => undefined),
    leave: () => {
      leave();
      leave = () => {};
    },
  };
}
