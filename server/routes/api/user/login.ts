import { endpoints } from '#contract/endpoints.ts';
import { readPhone, type Phone } from '#domain/phone.ts';
import type { Call } from '#server/call/call.ts';
import { findCustomerByEmail, findCustomerByPhone, foldEmail, type Customer } from '#server/repositories/customers.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { allCountries } from '#server/repositories/cities.ts';
import { takesIdentifier } from '#server/call/account-settings.ts';
import { deviceHashOf, hashSecret } from '#server/secrets/secrets.ts';
import { hashPassword, isPassword, mustHaveRoomForPassword } from '#server/secrets/passwords.ts';
import { openSession } from '#server/services/account/open-session.ts';
import { beginTry } from '#server/services/account/sign-in-tries.ts';

let unknownCustomersHash: Promise<string> | null = null;

async function findCustomerBy(call: Call, phone: Phone | null, email: string): Promise<Customer | null> {
  if (!takesIdentifier(call.accounts, phone === null ? 'email' : 'phone')) return null;
  return phone === null
    ? findCustomerByEmail(call.database, email)
    : findCustomerByPhone(call.database, phone, { assumesHomeCountry: !/^\s*(\+|00)/.test(email) });
}

/** The code of the country that is served first; a number of another is known by being the only one. */
const firstPhoneCode = async ({ database }: Call): Promise<string | undefined> => (await allCountries(database))[0]?.phoneCode;

/** Signs a customer in by e-mail or phone. Known and unknown identifiers answer alike and take the same work. */
export const login = serve(endpoints.login, { count: 600, seconds: 900 }, async (body, call) => {
  mustHaveRoomForPassword();
  const phone = body.email.includes('@') ? null : readPhone(body.email, body.country_phone_code || (await firstPhoneCode(call)));
  const customer = await findCustomerBy(call, phone, body.email);
  const account = customer?.id ?? hashSecret(phone ? phone.code + phone.digits : foldEmail(body.email));
  const deviceHash = deviceHashOf(body.device_token);
  const about = customer ? { customer: customer.id } : {};
  const begun = await beginTry(call, { account, customerId: customer?.id ?? null, deviceHash });
  if (!begun) {
    call.note('limit_hit', about);
    return refuse(511);
  }
  unknownCustomersHash ??= hashPassword('nobody has this password', call.passwordCost);
  const proved = await isPassword(body.password, customer?.passwordHash ?? (await unknownCustomersHash));
  if (!customer || !proved) {
    call.note('sign_in_failed', about);
    return refuse(512);
  }
  call.note('signed_in', about);
  await begun.succeeded();
  return answer({ user: await openSession(call, customer, deviceHash) });
});
