import { endpoints } from '../../../../contract/endpoints.ts';
import { phoneDigits } from '../../../../domain/phone.ts';
import { answer, refuse } from '../../../http/answer.ts';
import { serve } from '../../../http/serve.ts';
import { findCustomerByEmail, findCustomerByPhone, foldEmail } from '../../../repositories/customers.ts';
import { hashPassword, hashSecret, isPassword } from '../../../services/secrets.ts';
import { openSession } from '../../../services/sign-in.ts';

const TRIES = { count: 10, seconds: 900 };
let unknownCustomersHash: Promise<string> | null = null;

/** Signs a customer in by e-mail or phone. Known and unknown identifiers answer alike and take the same work. */
export const login = serve(endpoints.login, async (body, call) => {
  const tried = await call.limits.take(`login-as:${hashSecret(foldEmail(body.email))}`, TRIES);
  if (tried !== null) return refuse(511);
  const phone = body.email.includes('@') ? null : phoneDigits(body.email);
  const customer = phone === null ? await findCustomerByEmail(call.database, body.email) : await findCustomerByPhone(call.database, '+41', phone);
  unknownCustomersHash ??= hashPassword('nobody has this password', call.passwordCost);
  const proved = await isPassword(body.password, customer?.passwordHash ?? (await unknownCustomersHash));
  if (!customer || !proved) return refuse(512);
  return answer({ user: await openSession(call, customer) }, 102);
}, { count: 30, seconds: 900 });
