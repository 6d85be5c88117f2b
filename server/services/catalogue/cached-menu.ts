import { MENU_OPENING } from '#contract/limits.ts';
import type { Call } from '#server/call/call.ts';
import { ofStore } from '#server/repositories/catalogue-news.ts';
import { menuOf } from '#server/repositories/stores.ts';
import type { Weighed } from '#server/memory/weight.ts';
import { openingOf, presentMenu } from '../present/menu.ts';

export type CachedMenu = Weighed & {
  readonly json: Buffer;
  /** Of a long one its opening, and the whole of a short one. */ readonly opening: Buffer;
};

/** The menu as it was read some seconds ago at most. */
export const cachedMenu = (call: Call, storeId: string): Promise<CachedMenu> =>
  call.memory.catalogue(
    `menu ${storeId} ${call.language}`,
    async () => {
      const { sections, items } = await call.reads((database) => menuOf(database, storeId));
      const menu = presentMenu(sections, items, call.language);
      const json = Buffer.from(JSON.stringify(menu));
      const opening = items.length > MENU_OPENING.longest ? Buffer.from(JSON.stringify(openingOf(menu))) : json;
      return { json, opening, weight: json.length + opening.length };
    },
    [ofStore(storeId)],
  );
