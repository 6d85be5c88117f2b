import { endpoints } from '../../../../contract/endpoints.ts';
import { readPhone, type Phone } from '../../../../domain/phone.ts';
import type { Call, Customer } from '../../../http/call.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { findCustomerByEmail, findCustomerByPhone, foldEmail } from '../../../repositories/customers.ts';
import { takesIdentifier } from '../../../services/account-settings.ts';
import { hashPassword, hashSecret, isPassword } from '../../../services/secrets.ts';
import { openSession } from '../../../services/sign-in.ts';

const TRIES = { count: 10, seconds: 900 };
const TRIES_FROM_EVERYWHERE = { count: 100, seconds: 900 };
let unknownCustomersHash: Promise<string> | null = null;

async function findCustomerBy(call: Call, phone: Phone | null, email: string): Promise<Customer | null> {
  if (!takesIdentifier(call.accounts, phone === null ? 'email' : 'phone')) return null;
  return phone === null ? findCustomerByEmail(call.database, email) : findCustomerByPhone(call.database, phone, { isHomeMeant: !/^\s*(\+|00)/.test(email) });
}

/** Signs a customer in by e-mail or phone. Known and unknown identifiers answer alike and take the same work. */
export const login = serve(endpoints.login, async (body, call) => {
  const phone = body.email.includes('@') ? null : readPhone(body.email);
  const identifier = hashSecret(phone ? phone.code + phone.digits : foldEmail(body.email));
  // Few tries from one address, and a bound on all together that nobody reaches by locking somebody else out.
  const tried = (await call.limits.take(`login-as:${identifier}:${call.address}`, TRIES)) ?? (await call.limits.take(`login-as:${identifier}`, TRIES_FROM_EVERYWHERE));
  if (tried !== null) return refuse(511);
  const customer = await findCustomerBy(call, phone, body.email);
  unknownCustomersHash ??= hashPassword('nobody has this password', call.passwordCost);
  const proved = await isPassword(body.password, customer?.passwordHash ?? (await unknownCustomersHash));
  if (!customer || !proved) return refuse(512);
  return answer({ user: await openSession(call, customer) }, 102);
}, { count: 30, seconds: 900 });
