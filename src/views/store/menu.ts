import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { endpoints } from '../../../contract/endpoints.ts';

/** A store with its menu, as the server answers it. */
export type Menu = AnswerOf<typeof endpoints.user_get_store_product_item_list>;
