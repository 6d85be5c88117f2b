import type { Call } from '#server/call/call.ts';
import { ofStore } from '#server/repositories/catalogue-news.ts';
import { menuOf } from '#server/repositories/stores.ts';
import type { Weighed } from '#server/memory/weight.ts';
import { presentMenu } from '../present/menu.ts';

/** A store's whole menu in a language, as JSON: the same for everybody, and most of what is told of a store. */
export type KeptMenu = Weighed & { readonly json: Buffer };

/** The menu as it was read some seconds ago at most. */
export const keptMenu = (call: Call, storeId: string): Promise<KeptMenu> =>
  call.memory.catalogue(
    `menu ${storeId} ${call.language}`,
    async () => {
      const { sections, items } = await call.reads((database) => menuOf(database, storeId));
      const json = Buffer.from(JSON.stringify(presentMenu(sections, items, call.language)));
      return { json, weight: json.length };
    },
    () => [ofStore(storeId)],
  );
