import type { Preferences } from '#contract/calls/preferences.ts';
import type { ReceivedOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { CustomerCall } from '#server/call/call.ts';
import { setPreferences, type Customer } from '#server/repositories/customers.ts';
import { putDown, standingOfReader, takeOff, tokenToConfirm } from '#server/repositories/newsletter.ts';
import { takeReader, wantNewsletter } from './want-newsletter.ts';

type Change = Pick<ReceivedOf<typeof endpoints.change_preferences>, 'language' | 'wants_receipts' | 'news'>;

/** How a customer wants to be written to. */
export const preferencesOf = async (
  { database }: Pick<CustomerCall, 'database'>,
  { language, wantsReceipts, emailFolded }: Pick<Customer, 'language' | 'wantsReceipts' | 'emailFolded'>,
): Promise<Preferences> => ({ language, wants_receipts: wantsReceipts, news: await standingOfReader(database, emailFolded) });

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
  { language, wants_receipts: receipts, news }: Change,
): Promise<Preferences | null> {
  const { database } = call;
  const changed = await setPreferences(database, call.customer.id, {
    ...(language == null ? {} : { language }),
    ...(receipts == null ? {} : { wantsReceipts: receipts }),
  });
  if (!changed) return null;
  if (news === 'no') await takeOff(database, changed.emailFolded);
  if (news === 'yes' && (await standingOfReader(database, changed.emailFolded)) !== 'yes') await wantNews(call, changed);
  return preferencesOf(call, changed);
}
