import type { CallOfPurchase, Fault } from './faults.ts';
import { audit } from './auditor.ts';
import { auditHolds, hasOpenChallenge } from './audit-card.ts';
import { Browser } from './browser.ts';
import type { AnswerToBank } from './card-window.ts';
import { Coverage, type Cell } from './coverage.ts';
import { CHALLENGES_END_WITHIN, SWEEP_EVERY, HOLDS_END_WITHIN, LAST_RETRIES, NOON, REST_WITHIN, THINKING } from './moments.ts';
import { Person, type Wishes } from './person.ts';
import { randomOf, type Random } from './random.ts';
import { StormClock } from './storm-clock.ts';
import type { Confirmed } from './screen-truth.ts';
import type { StormServer } from './storm-server.ts';
import type { Tab } from './tab.ts';
import { BANGKOK, RADE, World, type Dish, type Shopper } from './world.ts';

/** Decides what befalls the next call of a kind. */
export type Plan = (call: CallOfPurchase) => Fault | null;
/** What a run is decided by: a number, a cell that it aims at, and how rough it gets. */
export type Forecast = { readonly seed: number; readonly aim: Cell; readonly weather: (random: Random, aim: Cell) => Plan };
export type Outcome = { readonly seed: number; readonly violations: readonly string[]; readonly trace: readonly string[]; readonly coverage: Coverage; readonly ordered: number };
/** The stage that runs share: a server and what its stores sell. */
export type Stage = { readonly server: StormServer; readonly dishes: ReadonlyMap<string, readonly Dish[]> };

/** Calls that only somebody makes who pays by card. */
const CARD_CALLS: readonly CallOfPurchase[] = ['card confirmation', 'payment check', 'provider call', 'provider event'];
const TEST_CARDS = ['accepted', 'accepted', 'accepted', 'challenge', 'challenge', 'declined', 'insufficient_funds', 'challenge_insufficient_funds', 'processing'] as const;

/** The longest that a storm blows, and what it takes at most until everybody is done, milliseconds. */
const STORM_LASTS = 150_000;
const DOWN_FOR = { least: 800, most: 4_000 } as const;
const LONG_CALM_PACE = 12;
const PROVIDER_SPEAKS_EVERY = 5_000;
const LONG_AWAY = [20_000, 70_000] as const;

/** One run: people, their browsers, the server, and what goes wrong between them, all decided by one number. */
export class Run {
  readonly seed: number;
  readonly server: StormServer;
  readonly random: Random;
  readonly clock: StormClock;
  readonly world: World;
  readonly coverage = new Coverage();
  readonly trace: string[] = [];
  /** What customers saw when they pressed the last button. */
  readonly confirmed: Confirmed[] = [];
  readonly violations: string[] = [];
  /** Events of the provider that the server took, and when first. */
  readonly taken = new Map<string, number>();
  readonly people: Person[] = [];
  readonly browsers: Browser[] = [];
  readonly plan: Plan;
  readonly #aim: Cell;
  #isCalm = false;
  /** How many times slower than usual the clockworks go: nothing happens in a long calm. */
  #pace = 1;
  #lastFault = NOON;
  #checks: (() => Promise<void>)[] = [];
  readonly #owners = new Map<Tab, Person>();
  readonly #away = new Set<Person>();
  readonly #beforeTheBank = new Set<Tab>();
  /** Who brings a payment on that its customer left: each alone must be enough. */
  readonly #rescuers: { readonly sweeper: boolean; readonly events: boolean };
  readonly #ordered = new Set<string>();

  constructor(stage: Stage, { seed, aim, weather }: Forecast) {
    this.seed = seed;
    this.#aim = aim;
    this.server = stage.server;
    this.random = randomOf(seed);
    this.clock = new StormClock(NOON, () => this.#settleChecks());
    this.server.run = this;
    this.#rescuers = this.random.pick([{ sweeper: true, events: true }, { sweeper: true, events: true }, { sweeper: true, events: false }, { sweeper: false, events: true }, { sweeper: false, events: false }]);
    this.plan = weather(this.random.branch('faults'), aim);
    const storeId = this.random.chance(0.35) ? BANGKOK : RADE;
    this.world = new World({ database: this.server.open.database, random: this.random.branch('world'), now: () => this.clock.now(), storeId, dishes: stage.dishes.get(storeId) ?? [] });
  }

  isCalm(): boolean { return this.#isCalm; }
  note(words: string): void { this.trace.push(`${((this.clock.now() - NOON) / 1_000).toFixed(2)} ${words}`); }
  struck(label: string): void { this.#lastFault = this.clock.now(); this.note(`${label} …`); }
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
  check(look: () => Promise<void>): void { this.#checks.push(look); }
  async #settleChecks(): Promise<void> {
    for (const words of this.server.broken.splice(0)) this.violate('5xx', words);
    for (let look = this.#checks.shift(); look; look = this.#checks.shift()) await look();
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

  hasOrdered(shopper: Shopper): boolean { return this.#ordered.has(shopper.user._id); }
  ordered(customerId: string): void { this.#ordered.add(customerId); }

  /** Somebody begins to look at a tab. */
  attend(person: Person, tab: Tab): void {
    this.#owners.set(tab, person);
    const think = () => {
      this.clock.after(this.random.between(THINKING.least, THINKING.most), () => {
        if (!tab.isOpen() || this.#isCalm || person.isDone()) return;
        if (!this.#away.has(person)) person.act(tab);
        think();
      });
    };
    think();
  }

  /** A tab was loaded anew. */
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

  openAnotherDevice(person: Person): void {
    if (this.browsers.length >= 3) return;
    const browser = new Browser(this, String.fromCharCode(97 + this.browsers.length), null);
    this.browsers.push(browser);
    this.attend(person, browser.open());
  }

  async #begin(wishes: readonly Wishes[], wallet: readonly number[]): Promise<void> {
    for (const [index, wish] of wishes.entries()) {
      const shopper = await this.world.shopper(wallet[index] ?? 0, wish.card);
      const person = new Person(this, shopper, wish, this.random.branch(`person ${index}`));
      const browser = new Browser(this, String.fromCharCode(97 + this.browsers.length), wish.fillsAsGuest ? null : shopper.user);
      this.people.push(person);
      this.browsers.push(browser);
      this.attend(person, browser.open());
    }
  }

  #blowSweeper(): void {
    this.clock.after(SWEEP_EVERY * this.#pace, async () => {
      await this.server.sweep({ settles: this.#rescuers.sweeper });
      this.#blowSweeper();
    });
  }

  #blowProvider(): void {
    this.clock.after(PROVIDER_SPEAKS_EVERY * this.#pace, async () => {
      await this.server.hearProvider(this, { delivers: this.#rescuers.events });
      this.#blowProvider();
    });
  }

  /** What somebody does before their bank's question; who thinks about it, or leaves it open, is not kept waiting by us. */
  answerToBank(tab: Tab): AnswerToBank {
    const given: AnswerToBank = this.#isCalm ? 'pass' : this.random.pick(['pass', 'pass', 'pass', 'fail', 'closes', 'leaves']);
    this.#beforeTheBank.add(tab);
    return given;
  }
  leaveTheBank(tab: Tab): void { this.#beforeTheBank.delete(tab); }
  isBeforeTheBank(tab: Tab): boolean { return this.#beforeTheBank.has(tab); }

  tabs(): readonly Tab[] { return this.browsers.flatMap(({ tabs }) => tabs); }

  /** Runs it all: the storm, the calm after it, the audit. */
  async blow(): Promise<Outcome> {
    const { random } = this;
    const isSlotted = this.world.storeId === BANGKOK;
    const count = random.chance(0.25) ? 2 : 1;
    const impatience = random.pick([0, 0.05, 0.12]);
    const { call } = this.#aim;
    const wishes = Array.from({ length: count }, (_, index): Wishes => {
      const aims = (name: CallOfPurchase) => index === 0 && call === name;
      const delivers = aims('address') || aims('postcode');
      return {
        quantity: random.chance(0.1) ? 1 : random.between(8, 12), card: CARD_CALLS.includes(call) || random.chance(0.5) ? random.pick(TEST_CARDS) : null, isPickup: !isSlotted && !delivers && random.chance(0.2), isScheduled: isSlotted, wantsPromo: aims('promo') || random.chance(0.3), switchesWallet: aims('wallet switch') || random.chance(0.2),
        changesAddress: random.chance(0.2), checksPostcode: aims('postcode') || random.chance(0.15), fillsAsGuest: aims('sign-in') || random.chance(0.15), impatience,
      };
    });
    const placesTaken = random.pick([0, 2, 2]);
    const uses = random.pick([1, 1, 2]);
    const wallet = wishes.map(() => random.pick([0, 1_250, 1_250, 50_000]));
    await this.world.begin({ promoUses: uses, placesTaken });
    await this.#begin(wishes, wallet);
    this.#blowSweeper();
    if (wishes.some(({ card }) => card !== null)) this.#blowProvider();
    if (random.chance(0.15)) this.clock.after(random.between(2_000, 40_000), async () => { await this.world.raisePrices(); this.note('prices rise'); });
    await this.clock.until(NOON + STORM_LASTS, () => this.people.every((person) => person.isDone()));
    this.#isCalm = true;
    this.note('calm');
    await this.#rest();
    await this.clock.until(this.clock.now() + HOLDS_END_WITHIN);
    if (!this.server.isUp()) await this.server.start();
    await this.#lookAgain();
    await auditHolds(this);
    if (await hasOpenChallenge(this)) {
      this.#pace = LONG_CALM_PACE;
      await this.clock.until(this.clock.now() + CHALLENGES_END_WITHIN);
      await this.#lookAgain();
    }
    await audit(this, { placesTaken, uses });
    for (const browser of this.browsers) browser.closeAll();
    await this.world.end();
    return { seed: this.seed, violations: this.violations, trace: this.trace, coverage: this.coverage, ordered: this.#ordered.size };
  }

  /** Everybody loads the page that checks payments, on another device: alone that must be enough where nobody else looks after them. */
  async #lookAgain(): Promise<void> {
    if (this.#rescuers.sweeper) return;
    for (const { shopper } of this.people) {
      const device = new Browser(this, String.fromCharCode(97 + this.browsers.length), await this.world.anotherSession(shopper));
      this.browsers.push(device);
      device.open().openChecking();
    }
    await this.clock.until(this.clock.now() + REST_WITHIN);
  }

  /** Everything in the browsers comes to rest in time (I17). */
  async #rest(): Promise<void> {
    await this.clock.until(Math.max(this.clock.now(), this.#lastFault + REST_WITHIN));
    const busy = () => this.tabs().flatMap((tab) => tab.busyFlows().map((flow) => `${tab.name} ${flow}`));
    await this.clock.until(this.clock.now() + LAST_RETRIES, () => busy().length === 0);
    if (busy().length > 0) this.violate('I17', `still busy after the last fault: ${busy().join(', ')}`);
  }
}
