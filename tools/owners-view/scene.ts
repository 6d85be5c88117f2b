import type { FlowFacts } from './load-flows.ts';

/** A flow that is led to a state as soon as it begins in the shop. */
export type Scene = {
  readonly machine: string;
  readonly title: string;
  readonly usedBy: string;
  readonly state: string;
  readonly events: readonly { readonly type: string }[];
};

/** The pages where flows begin by themselves or with one press; other flows begin on the landing page. */
const BEGIN_AT: Readonly<Record<string, string>> = {
  '/?dialog=signIn': 'sign-in',
  '/basket': 'address cart checkout checkout-sheet delivery-time fulfilment fulfilment-time invoice order-placement promo recipient',
  '/checking': 'payment',
  '/courier_order': 'courier-booking parcel-pictures',
  '/orders': 'cancellation reorder',
  '/partner': 'lead',
  '/payments': 'new-card wallet-top-up',
  '/profile': 'account-deletion profile',
};

export const beginsAt = (name: string): string => Object.entries(BEGIN_AT).find(([, names]) => names.split(' ').includes(name))?.[0] ?? '/';

export const sceneOf = ({ known, model, stories }: FlowFacts, slug: string, steps: number): Scene => {
  const story = stories().find((one) => one.slug === slug);
  const walked = story?.steps.slice(0, steps) ?? [];
  return {
    machine: known.machine,
    title: known.title,
    usedBy: known.usedBy,
    state: (walked.at(-1)?.to ?? story?.from ?? []).map((path) => known.titleOf(path)).join(', '),
    events: walked.flatMap(({ says }) => model.events.find((sample) => sample.says === says)?.event ?? []),
  };
};

/** By the question that comes to a state in the fewest steps; null where none does. */
export const sceneAt = (flow: FlowFacts, state: string): Scene | null => {
  const [nearest] = flow
    .stories()
    .map(({ slug, from, steps }) => ({ slug, steps: [{ to: from }, ...steps].findIndex(({ to }) => to.includes(state)) }))
    .filter(({ steps }) => steps >= 0)
    .toSorted((one, other) => one.steps - other.steps);
  return nearest ? sceneOf(flow, nearest.slug, nearest.steps) : null;
};
