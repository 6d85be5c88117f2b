import { ContinueBar } from '../frame/Continue.tsx';
import { SignInDialog } from '../frame/SignIn.tsx';
import type { Application } from './application.ts';
import type { createAppRouter } from './create-router.ts';
import type { TextGroup } from '../texts/texts.ts';

type Router = ReturnType<typeof createAppRouter>;
type Step = { readonly routes: readonly (keyof Router['routesById'])[]; readonly texts: readonly TextGroup[] };

const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const FROM_LANDING: Step = { routes: ['/stores'], texts: ['stores', 'diets'] };
const FROM_STORE: Step = { routes: ['/basket'], texts: ['basket'] };

const NEXT: { readonly [routeId: string]: Step } = {
  '/': FROM_LANDING,
  '/home': FROM_LANDING,
  '/stores': { routes: [STORE], texts: ['store', 'diets'] },
  [STORE]: FROM_STORE,
  [`/store${STORE}`]: FROM_STORE,
  '/basket': { routes: ['/thankyou', '/checking'], texts: ['orders', 'payment-parts', 'checking'] },
};

export async function loadNextSteps({ texts, flows, codeTexts }: Application, router: Router): Promise<void> {
  const routeId = router.state.matches.at(-1)?.routeId ?? '';
  const next = NEXT[routeId];
  // What may be refused has its reasons at hand.
  if (next !== FROM_LANDING) void codeTexts();
  // With nothing in the basket a dish comes first; the link to the basket then brings its page.
  if (!next || (next === FROM_STORE && flows.cart.getSnapshot().is === 'empty')) return;
  if (next === FROM_STORE)
    void import('../features/checkout/load-checkout.ts').then(({ loadCheckout }) => flows.load(loadCheckout)).catch(() => undefined);
  if (routeId === '/basket' && flows.session.getSnapshot().context.user === null) {
    void SignInDialog.preload(texts);
    void ContinueBar.preload(texts);
  }
  await Promise.allSettled([texts.load(...next.texts), ...next.routes.map((id) => router.loadRouteChunk(router.routesById[id]))]);
}
