export type FrameRules = {
  readonly logo: boolean;
  readonly allStores: boolean;
  readonly place: boolean;
  readonly time: boolean;
  readonly signIn: boolean;
  /** In place of signing in: the page of who has just signed up. */
  readonly signUp: boolean;
  readonly footer: boolean;
  readonly continueBar: boolean;
};

const LANDING = ['/', '/home', '/$'];
const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const OWN_STORE = `/store${STORE}`;
const ORDERING = ['/stores', '/deliveries', '/basket', STORE, OWN_STORE];
const BY_PLACE = [...ORDERING, '/favourite_stores', '/addresses'];
const ACCOUNT = ['/profile', '/addresses', '/payments', '/orders', '/order_detail', '/delivery-coming', '/favourite_stores'];

/**
 * The rules of a page by the id of its route (specification 1, section 2, Header). Before the browser tells who is
 * signed in, the first screen of an account page offers no sign-in.
 */
export function frameRules(routeId: string, { isFirstScreen = false } = {}): FrameRules {
  const isAccount = ACCOUNT.includes(routeId);
  const isLanding = LANDING.includes(routeId);
  const isStore = routeId === STORE || routeId === OWN_STORE;
  const isBasket = routeId === '/basket';
  return {
    logo: !isStore,
    allStores: !isLanding && !isStore && routeId !== '/stores',
    place: BY_PLACE.includes(routeId),
    time: isLanding || ORDERING.includes(routeId),
    signIn: !isBasket && !(isFirstScreen && isAccount),
    signUp: routeId === '/welcome',
    footer: !isAccount,
    continueBar: !isStore && !isBasket && routeId !== '/checking',
  };
}
