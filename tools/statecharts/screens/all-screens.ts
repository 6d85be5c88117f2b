import { accountScreens } from './account-screens.ts';
import { orderingScreens } from './ordering-screens.ts';
import { said, type Said, type Screen } from './screen.ts';
import { tellingScreens } from './telling-screens.ts';

/** Screens that belong together. */
export type ScreenGroup = { readonly title: Said; readonly screens: readonly Screen[] };

/** Every screen of the storefront; a test holds them to the router. */
export const screenGroups: readonly ScreenGroup[] = [
  { title: said('Ordering', 'Commander'), screens: orderingScreens },
  { title: said('Afterwards, and the account', 'Après, et le compte'), screens: accountScreens },
  { title: said('Telling and winning', 'Informer et convaincre'), screens: tellingScreens },
];

export const screens: readonly Screen[] = screenGroups.flatMap((group) => group.screens);

/** A screen's place in its page. */
export const anchorOf = ({ title }: Pick<Screen, 'title'>): string =>
  title.en
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

/** The screen that a route shows. */
export const screenAt = (route: string): Screen | undefined =>
  screens.find((screen) => screen.route === route || screen.alsoAt?.includes(route));
