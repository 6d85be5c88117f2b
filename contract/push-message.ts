import * as v from 'valibot';

/** What a notification says, as the server sends it to the service worker. */
export const pushMessage = v.object({
  /** The store's name. */
  title: v.string(),
  /** How far the order is. */
  body: v.string(),
  /** A later one of the same order takes its place. */
  tag: v.string(),
  /** The page that it leads to, within the storefront. */
  path: v.string(),
  language: v.string(),
  /** How many orders the customer has under way. */
  running: v.number(),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;
