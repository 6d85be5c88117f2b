import * as v from 'valibot';
import { IF_MISSING } from '../enumerations.ts';
import { id, listOf, looseId, money, prose, text, untrustedNumber } from '../fields.ts';
import { menuItem, productGroup } from './store.ts';
import { LINES_MAXIMUM, QUANTITY } from '../limits.ts';

const chosenOption = v.object({ unique_id: v.number(), name: v.string(), price: money });
const chosenSpecification = v.object({
  unique_id: v.number(),
  name: v.string(),
  type: v.picklist([1, 2]),
  range: v.number(),
  max_range: v.number(),
  price: money,
  list: v.array(chosenOption),
});

const cartItem = v.object({
  item_id: id,
  unique_id: v.number(),
  item_name: v.string(),
  quantity: v.number(),
  image_url: v.array(v.string()),
  details: v.string(),
  specifications: v.array(chosenSpecification),
  item_price: money,
  total_specification_price: money,
  total_item_and_specification_price: money,
  note_for_item: v.string(),
  /** The storefront's own: what is done when it is missing; the customer is called where it is absent (`ifMissingOf`). */
  if_missing: v.optional(v.picklist(IF_MISSING)),
  /** The storefront's own: chosen options that are on the menu no more, as they were called and priced; the line can't be ordered until it is chosen anew. */
  gone_options: v.optional(v.array(chosenOption)),
  /** What one cost, options included, when the customer last decided about it; absent while it costs the same. */
  price_before: v.optional(money),
  /** Today's item on the menu; null when it is gone. */
  item_details: v.optional(v.nullable(menuItem)),
});
export type CartItem = v.InferOutput<typeof cartItem>;

export const cartEntry = v.object({
  product_id: id,
  product_name: v.string(),
  unique_id: v.number(),
  total_item_price: money,
  items: v.array(cartItem),
  /** Today's product group, without its items. */
  product_detail: v.optional(v.nullable(v.omit(productGroup, ['items']))),
});
export type CartEntry = v.InferOutput<typeof cartEntry>;

/** What a client knows of a line beside what decides; accepted and ignored. */
const untrustedText = (max: number) => v.optional(v.nullable(text(max)));

/** A line as the client sends it: ids, quantity and choice decide. */
const sentOption = v.object({ unique_id: v.pipe(v.number(), v.integer()), name: untrustedText(300), price: untrustedNumber });
const sentSpecification = v.object({
  unique_id: v.pipe(v.number(), v.integer()),
  name: untrustedText(300),
  price: untrustedNumber,
  type: untrustedNumber,
  range: untrustedNumber,
  max_range: untrustedNumber,
  list: listOf(sentOption, 100),
});
const sentItem = v.object({
  item_id: id,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(QUANTITY.minimum)),
  specifications: v.optional(listOf(sentSpecification, 50), []),
  note_for_item: v.optional(v.nullable(prose(500)), ''),
  if_missing: v.optional(v.nullable(v.picklist(IF_MISSING))),
  unique_id: untrustedNumber,
  item_name: untrustedText(300),
  image_url: v.optional(v.nullable(listOf(text(1_000), 50))),
  details: untrustedText(5_000),
  item_price: untrustedNumber,
  total_specification_price: untrustedNumber,
  total_item_and_specification_price: untrustedNumber,
});

export const sentEntry = v.object({
  product_id: looseId,
  product_name: untrustedText(300),
  unique_id: untrustedNumber,
  total_item_price: untrustedNumber,
  items: listOf(sentItem, 300),
});
export const sentOrderDetails = listOf(sentEntry, LINES_MAXIMUM);
export type SentEntry = v.InferOutput<typeof sentEntry>;
