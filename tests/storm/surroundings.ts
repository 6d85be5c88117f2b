import type { subscribeToStorage } from '#src/browser/subscribe-to-storage.ts';

type Told = {
  readonly key?: string;
  readonly oldValue?: string | null;
  readonly newValue?: string | null;
  readonly persisted?: boolean;
};
type Listener = (event: Told) => void;

/** What a page hears of its browser: other tabs' storage, being shown, being restored. */
export class Surroundings {
  readonly #listeners = new Map<string, Listener[]>();
  readonly addEventListener = (type: string, listener: Listener): void => {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  };
  readonly removeEventListener = (type: string, listener: Listener): void => {
    this.#listeners.set(
      type,
      (this.#listeners.get(type) ?? []).filter((other) => other !== listener),
    );
  };
  readonly subscribeToStorage: typeof subscribeToStorage = (heard) => {
    const hear = (news: Told) => heard(news as Parameters<typeof heard>[0]);
    this.addEventListener('storage', hear);
    return () => this.removeEventListener('storage', hear);
  };
  readonly hidden = false;
  tell(type: string, event: Parameters<Listener>[0] = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }
}

/** Does something that looks for `window` and `document`, which are these while it does. */
export function surroundedBy<T>(environment: Surroundings, act: () => T): T {
  const world = globalThis as { window?: unknown; document?: unknown };
  const before = { window: world.window, document: world.document };
  Object.assign(world, { window: environment, document: environment });
  try {
    return act();
  } finally {
    Object.assign(world, before);
    if (before.window === undefined) delete world.window;
    if (before.document === undefined) delete world.document;
  }
}
