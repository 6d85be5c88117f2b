import { createKeeper, memoryStore, type Keeper, type TextStore } from '#src/browser/storage.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Run } from './run.ts';
import { Surroundings } from './surroundings.ts';
import { Tab } from './tab.ts';

/** What one tab keeps, its reloads included. */
function keeperOfTab(): Keeper {
  const store = memoryStore();
  return createKeeper(() => store);
}

/** One browser: what it keeps, and its tabs, which hear what another one writes. */
export class Browser {
  readonly run: Run;
  readonly name: string;
  readonly keeper: Keeper;
  readonly tabs: Tab[] = [];
  surroundings = new Surroundings();
  readonly #store: TextStore;
  readonly #surroundingsOf = new Map<Tab, Surroundings>();
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
    this.keeper = createKeeper(() => this.#store);
    if (user) this.keeper.write('user', user);
  }

  nextCall(): number {
    return (this.#calls += 1);
  }

  /** What a tab writes down, the other tabs hear of. */
  keeperOf(tab: Tab): Keeper {
    this.#surroundingsOf.set(tab, this.surroundings);
    /** What changed by a write, told to all others. */
    const telling = (key: string, write: () => void) => {
      const oldValue = this.#store.getItem(key);
      write();
      const newValue = this.#store.getItem(key);
      queueMicrotask(() => {
        for (const [other, around] of this.#surroundingsOf)
          if (other !== tab && other.isOpen()) around.tell('storage', { key, oldValue, newValue });
      });
    };
    return {
      read: this.keeper.read,
      write: (key, value) => telling(key, () => this.keeper.write(key, value)),
      forget: (key) => telling(key, () => this.keeper.forget(key)),
    };
  }

  open(tabKeeper = keeperOfTab()): Tab {
    this.surroundings = new Surroundings();
    this.#opened += 1;
    const tab = new Tab(this.run, this, `${this.name}.${this.#opened}`, tabKeeper);
    this.tabs.push(tab);
    return tab;
  }

  /** Loads a tab's page anew: everything in flight is heard by nobody, and what is kept is read again. */
  reload(tab: Tab): void {
    if (!tab.isOpen()) return;
    const { page, orderId, receiving, bookingAddress, isForParcel } = tab;
    this.run.note(`${tab.name} reloads`);
    this.close(tab);
    const anew = this.open(tab.tabKeeper);
    anew.receiving = receiving;
    anew.orderId = orderId;
    anew.bookingAddress = bookingAddress;
    anew.isForParcel = isForParcel;
    if (page === 'basket') anew.openBasket();
    else if (page === 'courier') anew.openCourier();
    else if (page === 'checking') anew.openChecking();
    else anew.page = page;
    this.run.moved(tab, anew);
  }

  closeAll(): void {
    for (const tab of this.tabs.splice(0)) this.close(tab);
  }

  close(tab: Tab): void {
    tab.close();
    if (this.tabs.includes(tab)) this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.#surroundingsOf.delete(tab);
  }
}
