import type { QueryClient } from '@tanstack/react-query';
import type { Graph } from 'schema-dts';
import type { Language } from '#contract/enumerations.ts';
import type { HelpContent } from '#domain/help/help-content.ts';
import { addressesOf, addressIn, pathInCity } from '#domain/page-address.ts';
import { storePath } from '#domain/slug.ts';
import { wellFormed } from '#domain/well-formed.ts';
import { CITY_CENTRE } from '../api/whereabouts.ts';
import { helpWithCities } from '../api/help.ts';
import { askedIn, cityNamed, SERVED_CITIES, type NamedCity, type Served } from '../api/served-cities.ts';
import type { Menu } from '../api/menu-opening.ts';
import { helpFacts } from './help-facts.ts';
import { categoryFacts, houseFacts } from './site-facts.ts';
import { storeFacts } from './store-facts.ts';

export type PageFacts = {
  /** The one address of the page in its language; null where the page is nobody else's business. */
  readonly canonical: string | null;
  readonly alternates: ReturnType<typeof addressesOf>;
  readonly picture: string;
  readonly structured: Graph | null;
  readonly isThere: boolean;
};

const FOUND = new Set(['/', '/home', '/stores', '/deliveries', '/help', '/faq', '/partner', '/hopper']);
const SAME_AS: Readonly<Record<string, string>> = { '/home': '/', '/faq': '/help' };
const OF_A_CITY = new Set(['/', '/stores', '/deliveries']);
const STORE = '/$city_name/$delivery_name/$store_name/$store_id';
const UNKNOWN = '/$';
const HOUSE_PICTURE = '/open-graph.png';
const isComposed = (address: string) => /^\/pictures\/scene\/(?:card|banner)\//.test(address);
const isRaster = (address: string) => /\.(png|jpe?g|webp)$/i.test(address);
const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address);

/** The picture of a link to a store. Messengers draw no SVG: of one that is composed the server draws a picture with its name and rating, whose address changes with the rating. */
function storePicture({ store }: Menu): string | undefined {
  const pictures = [store.image_url_web, store.image_url];
  return pictures.some(isComposed)
    ? `/pictures/store/${store._id}/${store.user_rate.toFixed(1)}-${store.user_rate_count}.png`
    : pictures.find(isRaster);
}

type Asked = {
  readonly origin: string;
  readonly routeId: string;
  readonly search: Record<string, unknown>;
  readonly pathname: string;
  readonly language: Language;
  readonly queryClient: QueryClient;
};

const known = ({ queryClient }: Asked, ...queryKey: readonly unknown[]): unknown =>
  queryClient.getQueriesData({ queryKey }).find(([, data]) => data !== undefined)?.[1];

export const unfound = ({ origin }: Pick<Asked, 'origin'>, isThere: boolean): PageFacts => ({
  canonical: null,
  alternates: [],
  picture: origin + HOUSE_PICTURE,
  structured: null,
  isThere,
});

const found = ({ origin, language }: Asked, path: string, more: Partial<Pick<PageFacts, 'picture' | 'structured'>> = {}): PageFacts => ({
  canonical: origin + addressIn(path, language),
  alternates: addressesOf(origin + path),
  picture: origin + HOUSE_PICTURE,
  structured: null,
  isThere: true,
  ...more,
});

function factsOfStore(asked: Asked): PageFacts {
  const { origin, language } = asked;
  const menu = known(asked, 'menu', asked.pathname.split('/').at(-1)) as Menu | undefined;
  if (!menu) return unfound(asked, false);
  const { store } = menu;
  const path = menu.store_path ?? storePath({ city: menu.city_name, category: menu.delivery_name, name: store.name, id: store._id });
  const drawn = storePicture(menu);
  const picture = drawn ? absolute(origin, drawn) : origin + HOUSE_PICTURE;
  return found(asked, path, {
    picture,
    structured: storeFacts(menu, { origin, language, picture }),
  });
}

const servedOf = (asked: Asked) => known(asked, SERVED_CITIES, asked.language) as Pick<Served, 'countries'> | undefined;

function factsOfCategory(asked: Asked, named: NamedCity | null): PageFacts {
  const { category } = asked.search;
  const city = (known(asked, 'categories', named?.centre ?? CITY_CENTRE) ?? known(asked, 'categories')) as
    | { deliveries: readonly { _id: string; delivery_name: string }[] }
    | undefined;
  const shown = city?.deliveries.find(({ _id }) => _id === category);
  // Without a category, or with one that is gone, another's stores are shown.
  if (typeof category !== 'string' || category === '' || (city && !shown)) return unfound(asked, true);
  const path = pathInCity(`/stores?category=${encodeURIComponent(wellFormed(category))}`, askedIn(named?.slug) ?? null);
  return found(asked, path, { structured: shown ? categoryFacts(shown.delivery_name, { ...asked, path }) : null });
}

function factsOfHelp(asked: Asked): Graph | null {
  const help = known(asked, 'help', asked.language) as HelpContent | undefined;
  return help ? helpFacts(helpWithCities(help, servedOf(asked), asked.language), asked) : null;
}

export function pageFacts(asked: Asked): PageFacts {
  const { routeId, pathname } = asked;
  if (routeId === STORE || routeId === `/store${STORE}`) return factsOfStore(asked);
  if (!FOUND.has(routeId)) return unfound(asked, routeId !== UNKNOWN);
  const page = SAME_AS[routeId] ?? pathname;
  const isOfCity = OF_A_CITY.has(page) && asked.search.city !== undefined;
  const named = isOfCity ? cityNamed(servedOf(asked), asked.search.city) : null;
  // Of a city that is not served the first is shown in its stead.
  if (isOfCity && !named) return unfound(asked, true);
  if (page === '/stores') return factsOfCategory(asked, named);
  const help = page === '/help' ? factsOfHelp(asked) : null;
  return found(asked, pathInCity(page, askedIn(named?.slug) ?? null), { structured: page === '/' ? houseFacts(asked) : help });
}
