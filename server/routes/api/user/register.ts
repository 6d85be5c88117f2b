import { endpoints } from '#contract/endpoints.ts';
import { NO_CUSTOMER_PICTURE } from '#domain/customer-picture.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { isValidPhone } from '#domain/valid-phone.ts';
import { readPhone } from '#domain/phone.ts';
import { brokenConstraint } from '#server/database/database.ts';
import { inTransaction } from '#server/database/in-transaction.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { foldEmail, insertCustomer } from '#server/repositories/customers.ts';
import { allCountries, homeCountryOf } from '#server/repositories/cities.ts';
import { judgeReferral } from '#server/services/account/judge-referral.ts';
import { deviceHashOf, newSecret } from '#server/secrets/secrets.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { newId } from '#server/secrets/ids.ts';
import { openSession } from '#server/services/account/open-session.ts';

/** A code that is easy to read out: no letters that look like digits. */
const newReferralCode = () =>
  newSecret()
    .toUpperCase()
    .replace(/[^A-HJ-NP-Z2-9]/g, '')
    .slice(0, 8)
    .padEnd(8, 'X');

class ReferralRefused extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(`the referral code was refused with ${code}`);
    this.code = code;
  }
}

/** Signs a customer up and in (specification 1, sections 2 and 5). */
export const register = serve(endpoints.register, { count: 100, seconds: 3_600, exact: true }, async (body, call) => {
  const served = await allCountries(call.database);
  const phone = readPhone(body.phone, body.country_phone_code ?? served[0]?.phoneCode);
  if (!isValidPhone(phone)) return refuse(501);
  const country = served.find(({ id }) => id === body.country_id) ?? homeCountryOf(served, phone.code);
  const passwordHash = await hashPassword(body.password, call.passwordCost);
  try {
    const customer = await inTransaction(call.database, async (transaction) => {
      const judged = body.referral_code
        ? await judgeReferral(transaction, call.accounts, {
            code: body.referral_code,
            phoneCode: country?.phoneCode ?? phone.code,
            lock: true,
          })
        : null;
      if (judged && !judged.ok) throw new ReferralRefused(judged.code);
      return insertCustomer(transaction, {
        id: newId(call.now()),
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        emailFolded: foldEmail(body.email),
        phoneCode: phone.code,
        phone: phone.digits,
        passwordHash,
        image: NO_CUSTOMER_PICTURE,
        usesWallet: true,
        approved: true,
        walletCurrency: country?.currencyCode ?? '',
        referralCode: newReferralCode(),
        referredBy: judged?.referrerId ?? null,
        createdAt: call.now(),
        emailConfirmedAt: null,
      });
    });
    call.note('signed_up', { customer: customer.id });
    return answer({ user: await openSession(call, customer, deviceHashOf(body.device_token)) });
  } catch (error) {
    if (error instanceof ReferralRefused) return refuse(error.code);
    const constraint = brokenConstraint(error);
    if (constraint === 'customers_email') return refuse(502);
    if (constraint === 'customers_phone') return refuse(503);
    throw error;
  }
});
