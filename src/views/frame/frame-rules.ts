/** What the frame shows around a page. */
export type FrameRules = {
  /** The logo leads home; where it is hidden an arrow leads back. */
  readonly logo: boolean;
  readonly allStores: boolean;
  /** False where the page itself asks for the address. */
  readonly place: boolean;
  readonly signIn: boolean;
  readonly footer: boolean;
  readonly continueBar: boolean;
};

const LANDING = ['/', '/home', '/$'];
const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const OWN_STORE = `/store${STORE}`;
const ACCOUNT = ['/profile', '/addresses', '/payments', '/orders', '/order_detail', '/delivery-coming', '/favourite_stores'];

/** The rules of a page by the id of its route (specification 1, section 2, Header). */
export function frameRules(routeId: string): FrameRules {
  const isLanding = LANDING.includes(routeId);
  const isStore = routeId === STORE || routeId === OWN_STORE;
  const isBasket = routeId === '/basket';
  return {
    logo: !isStore,
    allStores: !isLanding && !isStore && routeId !== '/stores',
    place: !isLanding,
    signIn: !isBasket,
    footer: !ACCOUNT.includes(routeId),
    continueBar: !isStore && !isBasket,
  };
}
