import type { LeadKind } from '#contract/forms/lead-forms.ts';
import type { LeadTexts } from '#domain/leads/read-lead.ts';
import { DAY } from '#server/retention.ts';
import type { Call } from '#server/call/call.ts';
import { allCountries } from '#server/repositories/cities.ts';
import { foldEmail } from '#server/repositories/customers.ts';
import { keepLead } from '#server/repositories/leads.ts';
import { askMail } from '#server/repositories/mails.ts';
import { newId } from '#server/secrets/ids.ts';
import { hashSecret } from '#server/secrets/secrets.ts';
import { inTransaction } from '#server/database/in-transaction.ts';

export type LeadTaken = { readonly kind: LeadKind; readonly texts: LeadTexts; readonly deliveryType: string | null };

/**
 * Keeps who wants to work with the marketplace, and asks for the e-mails that tell it and thank them: all of it or nothing.
 * The same once more within a day is what was kept, and asks for nothing.
 */
export async function takeLead(call: Call, { kind, texts, deliveryType }: LeadTaken): Promise<void> {
  const { database, language, leadsTo } = call;
  const at = call.now();
  const homeCode = (await allCountries(database))[0]?.phoneCode ?? '';
  const emailFolded = foldEmail(texts.email);
  const said = [kind, texts.name, texts.snames, emailFolded, texts.mobile, texts.address, texts.companyName, texts.postal_code];
  await inTransaction(database, async (transaction) => {
    const leadId = await keepLead(
      transaction,
      {
        id: newId(at),
        kind,
        firstName: texts.name,
        lastName: texts.snames,
        email: texts.email,
        emailFolded,
        mobile: texts.mobile.startsWith('+') ? texts.mobile : `${homeCode}${texts.mobile}`,
        address: texts.address,
        company: texts.companyName || null,
        postalCode: texts.postal_code || null,
        deliveryType,
        language,
        customerId: call.customer?.id ?? null,
        saying: hashSecret(JSON.stringify(said)),
        createdAt: at,
      },
      { since: at - DAY },
    );
    if (leadId === null) return;
    await askMail(transaction, { id: newId(at), kind: 'lead_told', recipient: leadsTo, language, leadId, at });
    await askMail(transaction, { id: newId(at), kind: 'lead_taken', recipient: texts.email, language, leadId, at });
  });
}
