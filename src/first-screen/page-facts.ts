import type { QueryClient } from '@tanstack/react-query';
import { storePath } from '#domain/slug.ts';
import type { Menu } from '../api/menu-opening.ts';
import { storeFacts } from './store-facts.ts';

/** What search engines and messengers are told of a page, beside its title and description. */
export type PageFacts = {
  /** The one address of the page; null where the page is nobody else's business. */
  readonly canonical: string | null;
  /** The address of a picture that every messenger can draw. */
  readonly picture: string;
  /** schema.org, or null. */
  readonly structured: object | null;
};

const OWN_PAGES = new Set([
  '/basket',
  '/checking',
  '/thankyou',
  '/delivery-coming',
  '/shared',
  '/operator',
  '/order_detail',
  '/orders',
  '/profile',
  '/payments',
  '/addresses',
  '/favourite_stores',
  '/welcome',
  '/welcome-hopper',
  '/welcome-partner',
  '/user/login',
  '/user/register',
  '/$',
]);
const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const HOUSE_PICTURE = '/open-graph.png';
/** Messengers draw no SVG: a composed picture of a store is there as a PNG of their size too. */
const sharedPicture = (address: string) =>
  address.replace(/^\/pictures\/scene\/(?:card|banner)\/(.+)\.svg$/, '/pictures/scene/share/$1.png');
const isRaster = (address: string) => /\.(png|jpe?g|webp)$/i.test(address);
const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

/** The facts of the page that a route shows, from the answers it was rendered with. */
export function pageFacts(input: {
  origin: string;
  routeId: string;
  search: Record<string, unknown>;
  pathname: string;
  queryClient: QueryClient;
}): PageFacts {
  const { origin, routeId, pathname, queryClient } = input;
  const house = origin + HOUSE_PICTURE;
  if (OWN_PAGES.has(routeId)) return { canonical: null, picture: house, structured: null };
  if (routeId === STORE || routeId === `/store${STORE}`) {
    const menu = queryClient
      .getQueriesData<Menu>({ queryKey: ['menu', pathname.split('/').at(-1)] })
      .find(([, data]) => data !== undefined)?.[1];
    if (!menu) return { canonical: null, picture: house, structured: null };
    const { store } = menu;
    const canonical = origin + storePath({ city: menu.city_name, category: menu.delivery_name, name: store.name, id: store._id });
    const picture = [store.image_url_web, store.image_url].map(sharedPicture).find(isRaster);
    return { canonical, picture: picture ? absolute(origin, picture) : house, structured: storeFacts(menu, { origin, canonical }) };
  }
  const isLanding = routeId === '/' || routeId === '/home';
  const category =
    routeId === '/stores' && typeof input.search.category === 'string' && input.search.category !== ''
      ? `?category=${encodeURIComponent(input.search.category.toWellFormed())}`
      : '';
  return {
    canonical: origin + (isLanding ? '/' : pathname) + category,
    picture: house,
    structured: isLanding ? { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Escale', url: `${origin}/` } : null,
  };
}
