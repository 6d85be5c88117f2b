import { endpoints } from '../../../../contract/endpoints.ts';
import { phoneDigits } from '../../../../domain/phone.ts';
import { PHONE_LENGTH } from '../../../../contract/limits.ts';
import { brokenConstraint } from '../../../database/database.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { findCustomerByReferralCode, foldEmail, insertCustomer } from '../../../repositories/customers.ts';
import { hashPassword, newId, newSecret } from '../../../services/secrets.ts';
import { openSession } from '../../../services/sign-in.ts';

/** A code that is easy to read out: no letters that look like digits. */
const newReferralCode = () => newSecret().toUpperCase().replace(/[^A-HJ-NP-Z2-9]/g, '').slice(0, 8).padEnd(8, 'X');

/** Signs a customer up and in (specification 1, sections 2 and 5). */
export const register = serve(endpoints.register, async (body, call) => {
  const phone = phoneDigits(body.phone, body.country_phone_code);
  if (phone === null || phone.length < PHONE_LENGTH.minimum) return refuse(501);
  const referrer = body.referral_code ? await findCustomerByReferralCode(call.database, body.referral_code) : null;
  if (body.referral_code && !referrer) return refuse(531);
  const passwordHash = await hashPassword(body.password, call.passwordCost);
  try {
    const customer = await insertCustomer(call.database, {
      id: newId(call.now()),
      firstName: body.first_name,
      lastName: body.last_name,
      email: body.email,
      emailFolded: foldEmail(body.email),
      phoneCode: body.country_phone_code,
      phone,
      passwordHash,
      image: './default.png',
      usesWallet: true,
      approved: true,
      referralCode: newReferralCode(),
      referredBy: referrer?.id ?? null,
      createdAt: call.now(),
    });
    return answer({ user: await openSession(call, customer) }, 101);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'customers_email') return refuse(502);
    if (constraint === 'customers_phone') return refuse(503);
    throw error;
  }
}, { count: 10, seconds: 3_600 });
