import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { setPreferences, type Customer } from '#server/repositories/customers.ts';

const preferencesOf = ({ language, wantsReceipts }: Pick<Customer, 'language' | 'wantsReceipts'>) => ({
  language,
  wants_receipts: wantsReceipts,
});

/** How the customer wants to be written to. */
export const getPreferences = serve(endpoints.get_preferences, async (_body, { customer }) => answer(preferencesOf(customer)), OWN_READING);

/** Changes how the customer wants to be written to; what is not named stays. */
export const changePreferences = serve(
  endpoints.change_preferences,
  async (body, { database, customer }) => {
    const changed = await setPreferences(database, customer.id, {
      ...(body.language == null ? {} : { language: body.language }),
      ...(body.wants_receipts == null ? {} : { wantsReceipts: body.wants_receipts }),
    });
    return changed ? answer(preferencesOf(changed)) : refuse(999);
  },
  CHANGING,
);
