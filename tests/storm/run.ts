import type { OrderProblem } from '#contract/entities/order-problem.ts';
import { Album } from './album.ts';
import { Browser } from './browser.ts';
import type { Cast } from './cast.ts';
import type { Question } from './card-window.ts';
import { Coverage, type Cell } from './coverage.ts';
import type { CallOfPurchase, Fault } from './faults.ts';
import { NOON, THINKING } from './moments.ts';
import { Person } from './person.ts';
import { randomOf, type Random } from '#statecharts/random.ts';
import type { Confirmed } from './screen-truth.ts';
import { StormClock } from './storm-clock.ts';
import type { StormServer } from './storm-server.ts';
import type { TestCase } from '#server/database/card-test-case.ts';
import type { StoredUser } from '#contract/entities/user.ts';
import type { Tab } from './tab.ts';
import type { Shopper } from './shoppers.ts';
import type { Dish } from './stores.ts';
import { watchHands, type HandedOver } from './hands.ts';
import type { Wishes } from './wishes.ts';
import { World } from './world.ts';

/** Decides what befalls a call of a kind, by decisions of that call alone: which of two tabs asks first at one moment, nobody knows. */
export type Plan = (call: CallOfPurchase, random: Random) => Fault | null;
export type Forecast = {
  readonly seed: number;
  readonly aim: Cell;
  readonly cast: (random: Random, aim: Cell) => Cast;
  readonly weather: (random: Random, aim: Cell) => Plan;
};
export type Outcome = {
  readonly seed: number;
  readonly violations: readonly string[];
  readonly trace: readonly string[];
  readonly coverage: Coverage;
  readonly ordered: number;
};
/** The stage that runs share: a server and what its stores sell. */
export type Stage = { readonly server: StormServer; readonly dishes: ReadonlyMap<string, readonly Dish[]> };

const DOWN_FOR = { least: 800, most: 4_000 } as const;
const LONG_AWAY = [20_000, 70_000] as const;
const MOST_BROWSERS = 3;
/** The cards that somebody comes with: the one that pays last, and others to choose or to remove where that is wished for. */
const cardsOf = ({ card, choosesCard, removesCard }: Wishes): readonly TestCase[] => {
  if (card === null) return [];
  return [
    ...(removesCard ? ['slow' as const] : []),
    ...(choosesCard || removesCard ? [card === 'accepted' ? ('challenge' as const) : ('accepted' as const)] : []),
    card,
  ];
};

/** One run: people, their browsers, the server, and what goes wrong between them, all decided by one number. */
export class Run {
  readonly seed: number;
  readonly server: StormServer;
  readonly random: Random;
  readonly clock: StormClock;
  readonly world: World;
  readonly coverage = new Coverage();
  readonly trace: string[] = [];
  readonly confirmed: Confirmed[] = [];
  /** How old whoever was to pay a payment said that they are, at least. */
  readonly saidAges = new Map<string, number>();
  /** What pages said that came of a problem with an order. */
  readonly toldProblems: { readonly orderId: string; readonly problem: OrderProblem }[] = [];
  readonly violations: string[] = [];
  /** Events of the provider that the server took, and when first. */
  readonly taken = new Map<string, number>();
  readonly people: Person[] = [];
  readonly browsers: Browser[] = [];
  readonly #plan: Plan;
  readonly #asked = new Map<string, number>();
  readonly cast: Cast;
  #isCalm = false;
  #lastFault = NOON;
  #checks: (() => Promise<void>)[] = [];
  readonly #owners = new Map<Tab, Person>();
  readonly #away = new Set<Person>();
  #next: Shopper | null = null;
  handedOver: HandedOver | null = null;
  readonly #beforeTheBank = new Map<Tab, Set<Question>>();
  readonly #ordered = new Set<string>();
  readonly #sent = new Set<string>();
  /** What the server said that it keeps for whom, a basket or a parcel. */
  readonly filled: { readonly of: 'basket' | 'parcel'; readonly customerId: string }[] = [];
  /** A dish of another store than the one that people shop at. */
  readonly elsewhere: { readonly storeId: string; readonly dish: Dish } | null;
  readonly album = new Album();
  /** Customers whose basket of another store was put aside for an order once more. */
  readonly parked = new Set<string>();

  constructor(stage: Stage, { seed, aim, cast, weather }: Forecast) {
    this.seed = seed;
    this.server = stage.server;
    this.random = randomOf(seed);
    this.clock = new StormClock(NOON, () => this.#settleChecks());
    this.server.run = this;
    this.cast = cast(this.random.branch('cast'), aim);
    this.#plan = weather(this.random.branch('faults'), aim);
    const { storeId } = this.cast;
    const [other] = [...stage.dishes].filter(([id]) => id !== storeId);
    this.elsewhere = other?.[1][0] ? { storeId: other[0], dish: other[1][0] } : null;
    this.world = new World({
      database: this.server.open.database,
      random: this.random.branch('world'),
      now: () => this.clock.now(),
      storeId,
      dishes: stage.dishes.get(storeId) ?? [],
    });
  }

  isCalm(): boolean {
    return this.#isCalm;
  }
  /** From now on nothing goes wrong any more, and nobody does anything. */
  calmDown(): void {
    this.#isCalm = true;
    this.note('calm');
  }
  lastFault(): number {
    return this.#lastFault;
  }
  note(words: string): void {
    this.trace.push(`${((this.clock.now() - NOON) / 1_000).toFixed(2)} ${words}`);
  }
  /** The decisions of one call, by who asks what for which time. */
  decisionsOf(call: string): { readonly nth: number; readonly random: Random } {
    const nth = (this.#asked.get(call) ?? 0) + 1;
    this.#asked.set(call, nth);
    return { nth, random: this.random.branch(`${call} ${nth}`) };
  }
  faultOf(call: CallOfPurchase, random: Random): Fault | null {
    return this.#isCalm ? null : this.#plan(call, random);
  }
  struck(label: string): void {
    this.#lastFault = this.clock.now();
    this.note(`${label} …`);
  }
  met(call: CallOfPurchase, fault: Fault, label: string): void {
    this.#lastFault = this.clock.now();
    this.coverage.met(call, fault);
    this.note(`${label} ${fault}`);
  }
  violate(invariant: string, words: string): void {
    this.violations.push(`${invariant}: ${words}`);
    this.note(`VIOLATION ${invariant}: ${words}`);
  }
  /** Looks at the database before anything else happens. */
  check(look: () => Promise<void>): void {
    this.#checks.push(look);
  }
  async #settleChecks(): Promise<void> {
    for (const words of this.server.broken.splice(0)) this.violate('5xx', words);
    for (let look = this.#checks.shift(); look; look = this.#checks.shift()) await look();
    if (this.handedOver) watchHands(this, this.handedOver);
  }
  /** The gist of an answer, without anything that is another one in the next run of the same seed. */
  words(text: string): string {
    const code = /"error_code":(\d+)/.exec(text)?.[1];
    const reason = /"reason":"(\w+)"/.exec(text)?.[1];
    return text.startsWith('{"success":true') ? 'ok' : code === undefined ? 'gibberish' : `refused ${code}${reason ? ` ${reason}` : ''}`;
  }

  killServer(): void {
    this.server.kill();
    this.note('server killed');
    this.clock.after(this.random.between(DOWN_FOR.least, DOWN_FOR.most), async () => {
      await this.server.start();
      this.note('server back');
    });
  }

  hasOrdered(shopper: Shopper): boolean {
    return this.#ordered.has(shopper.user._id);
  }
  ordered(customerId: string): void {
    this.#ordered.add(customerId);
  }
  /** The server answered that it keeps what somebody filled in. */
  noteFilled(of: 'basket' | 'parcel', customerId: string | undefined): void {
    if (customerId && this.filled.every((known) => known.of !== of || known.customerId !== customerId))
      this.filled.push({ of, customerId });
  }
  sentParcel(customerId: string): void {
    this.#sent.add(customerId);
  }

  attend(person: Person, tab: Tab): void {
    this.#owners.set(tab, person);
    const think = () => {
      this.clock.after(this.random.between(THINKING.least, THINKING.most), () => {
        if (!tab.isOpen() || this.#isCalm || person.isDone() || this.#owners.get(tab) !== person) return;
        if (!this.#away.has(person)) person.act(tab);
        think();
      });
    };
    think();
  }

  moved(before: Tab, after: Tab): void {
    const person = this.#owners.get(before);
    if (!person) return;
    person.forget();
    this.attend(person, after);
  }

  stayAway(person: Person): void {
    this.#away.add(person);
    this.clock.after(this.random.pick(LONG_AWAY), () => void this.#away.delete(person));
  }

  newBrowser(user: StoredUser | null): Browser {
    const browser = new Browser(this, String.fromCharCode(97 + this.browsers.length), user);
    this.browsers.push(browser);
    return browser;
  }
  /** The store, or a courier, says yes to an order, about now. */
  storeAccepts(orderId: string): void {
    this.clock.after(this.random.between(0, 600), async () => {
      if (await this.world.acceptOrder(orderId)) this.note('the store accepts');
    });
  }
  tellsOfProblem(orderId: string, problem: OrderProblem): void {
    this.toldProblems.push({ orderId, problem });
    this.note(`a problem is ${problem.state}`);
  }
  /** An order is received, about now. */
  orderArrives(orderId: string): void {
    this.clock.after(this.random.between(0, 600), async () => {
      if (await this.world.completeOrder(orderId)) this.note('the order is received');
    });
  }
  closeBrowsers(): void {
    for (const browser of this.browsers) browser.closeAll();
  }

  openAnotherDevice(person: Person): void {
    if (this.browsers.length < MOST_BROWSERS) this.attend(person, this.newBrowser(null).open());
  }

  /** Somebody with an account comes, and maybe money in the wallet. */
  async enter(wishes: Wishes, wallet: number): Promise<void> {
    const shopper = await this.world.shoppers.come(wallet, cardsOf(wishes), wishes.paysOnce ? wishes.card : null);
    const person = new Person(this, shopper, wishes, this.random.branch(`person ${this.people.length}`));
    this.people.push(person);
    this.#next ??= await this.#expectNext();
    this.attend(person, this.newBrowser(wishes.fillsAsGuest ? null : shopper.user).open());
  }

  async #expectNext(): Promise<Shopper> {
    const { wishes, wallet } = this.cast.next;
    return this.world.shoppers.come(wallet, cardsOf(wishes), wishes.paysOnce ? wishes.card : null);
  }

  /** The next customer signs in in somebody's browser, from a tab beside; who was there goes on at another device. */
  handOver(browser: Browser): void {
    const before = browser.tabs.map((tab) => this.#owners.get(tab)).find((person) => person !== undefined);
    const isTheirs = before !== undefined && browser.storage.read('user')?._id === before.shopper.user._id;
    const shopper = this.#next;
    if (!isTheirs || !shopper || this.#isCalm || this.handedOver) return;
    const beside = browser.tabs.length > 1 ? (browser.tabs.at(-1) as Tab) : browser.open();
    this.note(`${beside.name}: somebody else comes`);
    this.handedOver = { browser, before: before.shopper, after: shopper };
    const person = new Person(this, shopper, this.cast.next.wishes, this.random.branch('next'), beside);
    this.people.push(person);
    for (const tab of browser.tabs) this.attend(person, tab);
    this.openAnotherDevice(before);
  }

  /** The bank's question in a tab; who thinks about it, or leaves it open, is not kept waiting by us. */
  beAskedByBank(tab: Tab): Question {
    const question: Question = {
      answer: this.#isCalm ? 'pass' : this.random.pick(this.cast.beforeTheBank),
      isAnswered: () => {
        this.#beforeTheBank.get(tab)?.delete(question);
      },
    };
    // Several may stand in one tab: one that nobody answers stays when another one is answered.
    this.#beforeTheBank.set(tab, (this.#beforeTheBank.get(tab) ?? new Set()).add(question));
    return question;
  }
  isBeforeTheBank(tab: Tab): boolean {
    return (this.#beforeTheBank.get(tab)?.size ?? 0) > 0;
  }

  tabs(): readonly Tab[] {
    return this.browsers.flatMap(({ tabs }) => tabs);
  }

  outcome(): Outcome {
    const { seed, violations, trace, coverage } = this;
    return { seed, violations, trace, coverage, ordered: this.#ordered.size + this.#sent.size };
  }
}
