import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import type { courierBookingMachine } from '#machines/courier-booking/courier-booking.machine.ts';
import { toCourierBookingView, type CourierBookingView } from '#machines/courier-booking/courier-booking.view.ts';
import type { Purchase } from '#machines/payment/payment.setup.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import type { Told } from '../chart-part.ts';
import type { Page, Pages } from '../page.ts';
import type { Answers } from './answers.ts';

/** Where a question of a page is: on its way, or answered by this name. */
export type Flight = { readonly at: string; readonly is: 'going' | `answer:${string}` };

/** A situation of one page: its chart with every flow of it, who is signed in, and what both wait for. */
export type CustomersSituation = {
  readonly page: Page;
  readonly session: Page;
  readonly flights: readonly Flight[];
  /** Who typed what stands in the note, '' for a guest; null before anybody did, and after they left. */
  readonly typedBy: string | null;
  /** Whether some customer was here before. */
  readonly hasSomebodyLeft: boolean;
};

/** The charts that this product is made of. */
export type CustomersCharts = { readonly page: AnyStateMachine; readonly session: AnyStateMachine };
/** What somebody does at a page: which of its charts hears it, and the page's note where it is typed. */
export type Deed = { readonly at: string; readonly says: string; readonly event: Told; readonly isTyped?: boolean };
/** What a page is opened with, tells its chart of who is here, lets them do, and may be answered. */
export type Visited = {
  /** What its chart is called among those of the page. */
  readonly root: string;
  readonly input: unknown;
  readonly newsFor: (id: string) => readonly Told[];
  readonly deedsAt: (situation: CustomersSituation, id: string) => readonly Deed[];
  readonly answers: Answers;
};
export type Customers = {
  readonly charts: CustomersCharts;
  readonly visited: Visited;
  readonly pages: Pages;
  readonly isRough: boolean;
};

/** Who comes to this page, one after another. */
export const PEOPLE: readonly StoredUser[] = [lea, noah];
export const nameOf = (id: string): string => PEOPLE.find(({ _id }) => _id === id)?.first_name ?? 'a guest';

export const whoIs = ({ session }: CustomersSituation): string =>
  (session.charts.get('session')?.snapshot.context as { readonly user: StoredUser | null } | undefined)?.user?._id ?? '';

/** Words that this customer types, so that it is seen whose they are. */
export const noteBy = (id: string): string => `note of ${nameOf(id)}`;

type Draft = { readonly name: string; readonly note: string };
const contextAt = ({ page }: CustomersSituation, path: string): unknown => page.charts.get(path)?.snapshot.context;
const valueAt = ({ page }: CustomersSituation, path: string): unknown => page.charts.get(path)?.snapshot.value;

/** What stands in the fields of who receives it; null where the checkout does not stand. */
export const fieldsOf = (situation: CustomersSituation): Draft | null =>
  (contextAt(situation, 'checkout/contact') as { readonly draft: Draft } | undefined)?.draft ?? null;

/** Whose order the last look shows; null while there is none. */
export const lookedAt = (situation: CustomersSituation): Draft | null =>
  valueAt(situation, 'checkout/placement') === 'choosing'
    ? ((contextAt(situation, 'checkout/placement') as { readonly purchase: { readonly contact: Draft } } | undefined)?.purchase.contact ??
      null)
    : null;

/** How the order stands: the value of its chart, and whether it says why it was refused. */
export const orderOf = (situation: CustomersSituation): { readonly is: unknown; readonly isRefused: boolean } => ({
  is: valueAt(situation, 'checkout/placement') ?? 'none',
  isRefused: Boolean((contextAt(situation, 'checkout/placement') as { readonly failure: unknown } | undefined)?.failure),
});

/** Whether words or a name are somebody's who is not here. */
export const isOfSomebodyElse = (draft: Draft | null, here: string): boolean =>
  draft !== null && PEOPLE.some(({ _id, first_name: name }) => _id !== here && (draft.name.startsWith(name) || draft.note === noteBy(_id)));

/** What the page of a booking shows; null where there is none. */
export const bookingSeen = ({ page }: CustomersSituation): CourierBookingView | null => {
  const booking = page.charts.get('booking');
  return booking ? toCourierBookingView(booking.snapshot as SnapshotFrom<typeof courierBookingMachine>) : null;
};

/** Whose parcel's last look stands open; null while none does. */
export const parcelLookedAt = (situation: CustomersSituation): string | null => {
  if (valueAt(situation, 'booking/placement') !== 'choosing') return null;
  const { purchase } = contextAt(situation, 'booking/placement') as { readonly purchase: Purchase };
  return purchase.parcel?.pickup.user_details.name ?? null;
};
