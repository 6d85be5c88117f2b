import type { Preferences } from '#contract/calls/preferences.ts';
import { ALLERGENS, DIETS } from '#contract/entities/food.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { CustomerCall } from '#server/call/call.ts';
import type { Database } from '#server/database/database.ts';
import { setPreferences, type Customer } from '#server/repositories/customers.ts';
import { putDown, standingOfReader, takeOff, tokenToConfirm } from '#server/repositories/newsletter.ts';
import { takeReader, wantNewsletter } from './want-newsletter.ts';

type Change = Pick<ReceivedOf<typeof endpoints.change_preferences>, 'language' | 'wants_receipts' | 'news' | 'eats'>;

/**
 * Whether news come. Of an address that its customer never proved the list is not asked: it may be somebody else's, and
 * nobody learns who reads the newsletter (decision 098).
 */
const newsOf = async (database: Database, { emailFolded, emailConfirmedAt, wantsNews }: Customer): Promise<Preferences['news']> => {
  if (emailConfirmedAt === null) return wantsNews ? 'asked' : 'no';
  return standingOfReader(database, emailFolded);
};

export const preferencesOf = async ({ database }: Pick<CustomerCall, 'database'>, customer: Customer): Promise<Preferences> => ({
  language: customer.language,
  wants_receipts: customer.wantsReceipts,
  news: await newsOf(database, customer),
  eats: customer.eats,
});

/** Puts a customer on the newsletter's list; an address that they never proved is asked first (decision 098). */
async function wantNews(call: CustomerCall, customer: Customer): Promise<void> {
  const language = customer.language ?? call.language;
  if (customer.emailConfirmedAt === null) return wantNewsletter({ ...call, language }, customer.email);
  await putDown(call.database, { email: customer.email, language, now: call.now() });
  const token = await tokenToConfirm(call.database, customer.emailFolded);
  if (token !== null) await takeReader(call, token);
}

/** Changes how a customer wants to be written to; what is not named stays. @returns how it is now; null for one whose account is gone */
export async function changePreferencesOf(
  call: CustomerCall,
  { language, wants_receipts: receipts, news, eats }: Change,
): Promise<Preferences | null> {
  const { database } = call;
  const changed = await setPreferences(database, call.customer.id, {
    ...(language == null ? {} : { language }),
    ...(receipts == null ? {} : { wantsReceipts: receipts }),
    ...(news == null ? {} : { wantsNews: news === 'yes' }),
    ...(eats == null
      ? {}
      : {
          eats: {
            diets: DIETS.filter((diet) => eats.diets.includes(diet)),
            without: ALLERGENS.filter((allergen) => eats.without.includes(allergen)),
          },
        }),
  });
  if (!changed) return null;
  // Whoever never proved an address takes nobody off the list.
  if (news === 'no' && changed.emailConfirmedAt !== null) await takeOff(database, changed.emailFolded);
  if (news === 'yes') await wantNews(call, changed);
  return preferencesOf(call, changed);
}
