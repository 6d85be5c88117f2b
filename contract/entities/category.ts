import * as v from 'valibot';
import { id } from '../fields.ts';

export const deliveryCategory = v.object({
  _id: id,
  delivery_name: v.string(),
  /** 1 store, 2 courier */
  delivery_type: v.picklist([1, 2]),
  unique_id: v.number(),
  icon_url: v.string(),
  image_url3: v.string(),
  famous_products_tags: v.array(v.string()),
  is_visible_in_goeat: v.boolean(),
});
export type DeliveryCategory = v.InferOutput<typeof deliveryCategory>;

export const advert = v.object({
  _id: id,
  image_url: v.string(),
  is_ads_redirect_to_store: v.boolean(),
  store_id: v.nullable(id),
  /** The storefront's own: what the picture says, in words. */
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  /** Where it leads, when it leads to a store: the four segments of the store's path. */
  store_path: v.optional(v.nullable(v.string())),
  leads_to_courier: v.optional(v.boolean(), false),
});
export type Advert = v.InferOutput<typeof advert>;
