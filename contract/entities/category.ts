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

const advertFields = v.object({
  _id: v.optional(id),
  image_url: v.string(),
  is_ads_redirect_to_store: v.boolean(),
  store_id: v.optional(v.nullable(id), null),
  /** The storefront's own: what the picture says, in words. */
  title: v.optional(v.string()),
  text: v.optional(v.string()),
  /** Where it leads, when it leads to a store: the four segments of the store's path. */
  store_path: v.optional(v.nullable(v.string())),
  leads_to_courier: v.optional(v.boolean(), false),
});
/** Adverts have no id of their own in the specification: one without is told apart by its picture and store. */
export const advert = v.pipe(
  advertFields,
  v.transform((one) => ({ ...one, _id: one._id ?? `${one.store_id ?? ''} ${one.image_url}` })),
);
export type Advert = v.InferOutput<typeof advert>;
