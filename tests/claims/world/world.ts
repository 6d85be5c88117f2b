import type { AnyStateMachine } from 'xstate';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import type { ChartPart, Local } from '../chart-part.ts';
import type { Page, Pages } from '../page.ts';
import type { AddTo } from '../explore.ts';
import type { Way } from './server.machine.ts';

/** Where a request is: on its way to the server, waiting for the customer in the bank's dialog, or answered by this name. */
export type Flight = { readonly at: string; readonly request: string; readonly is: 'going' | 'asked' | `answer:${string}` };

/** A tab of the browser. `order`: the checkout's last steps; `checking`: a payment that is found again. */
export type Tab = { readonly shows: 'closed' | 'order' | 'checking'; readonly page: Page | null; readonly flights: readonly Flight[] };

/** A situation of the whole: everything that anybody's next move depends on. */
export type Situation = {
  readonly tabs: readonly Tab[];
  readonly server: Local;
  /** One for each attempt to pay. */
  readonly bank: readonly Local[];
  /** The keys of the commands to pay that the browser keeps as under way; none: no payment is. */
  readonly kept: readonly string[];
  readonly signedIn: boolean;
  readonly presses: number;
  /** Requests whose page does not wait for them any more, and that may still come to the server or the bank. */
  readonly late: readonly string[];
};

export type Settings = {
  readonly tabs: 1 | 2;
  readonly ways: readonly Way[];
  /** How often Pay is pressed at most. */
  readonly presses: number;
  /** Why the server may refuse, at payment and at the order. */
  readonly reasons: readonly RefusalReason[];
  /** Whether each press chooses another card than the one before. */
  readonly otherCards: boolean;
  /** Whether a tab with the basket goes to the page that checks as soon as another tab pays; else it may pay as well in that moment. */
  readonly hears: boolean;
  readonly faults: ReadonlySet<Fault>;
  /** A bug in what joins the charts, planted for a test to find. */
  readonly bug?: WorldBug;
};

export type WorldBug =
  | 'nothing is kept'
  | 'a look forgets what may still come'
  | 'a withdrawn command is taken'
  | 'taken without its key'
  | 'opened before it is let go'
  | 'no sweeper';

/** `slow`: no answer comes in time; `lost`: requests and answers; `broken`: a port that is no call throws; `doubled`: the network brings a request twice; `late`: a request comes after its page stopped waiting; `provider`: server or page cannot reach the card provider; `question`: the bank asks; `slowBank`: it takes its time; `lapse`: it takes its promise back; `session`: it ends; `reload`: pages are loaded anew, closed and opened. */
export const FAULTS = [
  'slow',
  'lost',
  'broken',
  'doubled',
  'late',
  'provider',
  'question',
  'slowBank',
  'lapse',
  'session',
  'reload',
] as const;
export type Fault = (typeof FAULTS)[number];

export type Charts = {
  readonly placement: AnyStateMachine;
  readonly payment: AnyStateMachine;
  readonly server: AnyStateMachine;
  readonly bank: AnyStateMachine;
};

export type World = {
  readonly settings: Settings;
  readonly charts: Charts;
  readonly pages: Pages;
  readonly server: ChartPart;
  readonly bank: ChartPart;
};

export type Add = AddTo<Situation>;

export const serverIs = ({ server }: Situation): string => server.snapshot.value as string;
export const bankIs = ({ bank }: Situation, attempt: number): string => (bank[attempt - 1]?.snapshot.value ?? 'unasked') as string;
