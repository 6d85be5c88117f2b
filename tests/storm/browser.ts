import { createBrowserStorage, memoryStore, type BrowserStorage, type TextStore } from '#src/browser/storage.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Run } from './run.ts';
import { Surroundings } from './surroundings.ts';
import { Tab } from './tab.ts';

function storageOfTab(): BrowserStorage {
  const store = memoryStore();
  return createBrowserStorage(() => store);
}

/** One browser: what it keeps, and its tabs, which hear what another one writes. */
export class Browser {
  readonly run: Run;
  readonly name: string;
  readonly storage: BrowserStorage;
  readonly tabs: Tab[] = [];
  environment = new Surroundings();
  readonly #store: TextStore;
  readonly #environmentOf = new Map<Tab, Surroundings>();
  /** The newest answered call of each endpoint, by the order of asking. */
  readonly lastAnswered = new Map<string, number>();
  /** Orders of parcels that were placed here, and the last one of a basket. */
  readonly parcelOrders = new Set<string>();
  lastBasketOrder: string | null = null;
  #opened = 0;
  #calls = 0;

  constructor(run: Run, name: string, user: StoredUser | null) {
    this.run = run;
    this.name = name;
    this.#store = memoryStore();
    this.storage = createBrowserStorage(() => this.#store);
    if (user) this.storage.write('user', user);
  }

  nextCall(): number {
    return (this.#calls += 1);
  }

  /** What a tab writes down, the other tabs hear of. */
  storageOf(tab: Tab): BrowserStorage {
    this.#environmentOf.set(tab, this.environment);
    const telling = (key: string, write: () => void) => {
      const oldValue = this.#store.getItem(key);
      write();
      const newValue = this.#store.getItem(key);
      queueMicrotask(() => {
        for (const [other, around] of this.#environmentOf)
          if (other !== tab && other.isOpen()) around.tell('storage', { key, oldValue, newValue });
      });
    };
    return {
      read: this.storage.read,
      write: (key, value) => telling(key, () => this.storage.write(key, value)),
      forget: (key) => telling(key, () => this.storage.forget(key)),
    };
  }

  open(tabStorage = storageOfTab()): Tab {
    this.environment = new Surroundings();
    this.#opened += 1;
    const tab = new Tab(this.run, this, `${this.name}.${this.#opened}`, tabStorage);
    this.tabs.push(tab);
    return tab;
  }

  /** Loads a tab's page anew: everything in flight is heard by nobody, and what is kept is read again. */
  reload(tab: Tab): void {
    if (!tab.isOpen()) return;
    const { page, orderId, fulfilment, bookingAddress, isForParcel } = tab;
    this.run.note(`${tab.name} reloads`);
    this.close(tab);
    const anew = this.open(tab.tabStorage);
    anew.fulfilment = fulfilment;
    anew.orderId = orderId;
    anew.bookingAddress = bookingAddress;
    anew.isForParcel = isForParcel;
    if (page === 'basket') anew.openBasket();
    else if (page === 'courier') anew.openCourier();
    else if (page === 'checking') anew.openChecking();
    else anew.page = page;
    this.run.moved(tab, anew);
  }

  /** A tab is led to a page that is not ours: what was in it is gone, and nobody looks at it until they are led back. */
  leadAway(tab: Tab): Tab {
    const { fulfilment, bookingAddress, isForParcel, orderId } = tab;
    this.close(tab);
    const anew = this.open(tab.tabStorage);
    Object.assign(anew, { fulfilment, bookingAddress, isForParcel, orderId, isAtTwint: true });
    this.run.moved(tab, anew);
    return anew;
  }

  closeAll(): void {
    for (const tab of this.tabs.splice(0)) this.close(tab);
  }

  close(tab: Tab): void {
    tab.close();
    if (this.tabs.includes(tab)) this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#environmentOf.delete(tab);
  }
}
