import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { IMAGE_REFUSALS } from '../enumerations.ts';
import { sessionFields } from '../fields.ts';

const picture = v.object({ image_url: v.string() });

export const profilePictureCalls = {
  /**
   * The storefront's own: keeps a file as the customer's picture, in place of any other. A form with the file in its part
   * `image`: JPEG or PNG by its content, 5 MB at most. 1003 says in `image_refused` why it was not taken, and the one
   * before stays.
   */
  set_profile_picture: endpoint('/api/storefront/set_profile_picture', {
    access: 'customer',
    multipart: true,
    files: ['image'],
    request: v.object(sessionFields),
    answer: picture,
    details: v.object({ image_refused: v.optional(v.picklist(IMAGE_REFUSALS)) }),
    failures: [999, 1003],
  }),
  /** The storefront's own: takes the picture away. Safe to repeat. */
  remove_profile_picture: endpoint('/api/storefront/remove_profile_picture', {
    access: 'customer',
    request: v.object(sessionFields),
    answer: picture,
    failures: [999],
  }),
};
