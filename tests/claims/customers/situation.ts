import type { AnyStateMachine } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { lea, noah } from '#machines/session/sample-customers.ts';
import type { Page, Pages } from '../page.ts';

/** Where a question of a page is: on its way, or answered by this name. */
export type Flight = { readonly at: string; readonly is: 'going' | `answer:${string}` };

/** A situation of one page: its checkout with every flow of it, who is signed in, and what both wait for. */
export type CustomersSituation = {
  readonly checkout: Page;
  readonly session: Page;
  readonly flights: readonly Flight[];
  /** Who typed what stands in the note, '' for a guest; null before anybody did, and after they left. */
  readonly typedBy: string | null;
  /** Whether some customer was here before. */
  readonly hasSomebodyLeft: boolean;
};

/** The charts that this product is made of. */
export type CustomersCharts = { readonly checkout: AnyStateMachine; readonly session: AnyStateMachine };
export type Customers = { readonly charts: CustomersCharts; readonly pages: Pages; readonly isRough: boolean };

/** Who comes to this page, one after another. */
export const PEOPLE: readonly StoredUser[] = [lea, noah];
export const nameOf = (id: string): string => PEOPLE.find(({ _id }) => _id === id)?.first_name ?? 'a guest';

/** Whose page it is: '' for a guest. */
export const whoIs = ({ session }: CustomersSituation): string =>
  (session.charts.get('session')?.snapshot.context as { readonly user: StoredUser | null } | undefined)?.user?._id ?? '';

/** Words that this customer types, so that it is seen whose they are. */
export const noteBy = (id: string): string => `note of ${nameOf(id)}`;

type Draft = { readonly name: string; readonly note: string };
const contextAt = ({ checkout }: CustomersSituation, path: string): unknown => checkout.charts.get(path)?.snapshot.context;
const valueAt = ({ checkout }: CustomersSituation, path: string): unknown => checkout.charts.get(path)?.snapshot.value;

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
