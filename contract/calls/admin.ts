import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { country } from '../entities/city.ts';
import { code, deviceTokenField, text, token } from '../fields.ts';
import { forgotPasswordForm } from '../forms/forgot-password-form.ts';
import { newPasswordForm } from '../forms/new-password-form.ts';

const setting = v.object({
  is_user_login_by_phone: v.boolean(),
  is_user_login_by_email: v.boolean(),
  is_referral_to_user: v.boolean(),
});

export const adminCalls = {
  /** How customers may sign in here: by phone, by e-mail, with a referral code. */
  get_setting_detail: endpoint('/api/admin/get_setting_detail', {
    access: 'public',
    request: v.object({}),
    answer: v.object({ setting }),
    failures: [],
  }),
  /** The countries that are served, for the country codes of phone numbers. */
  get_country_list: endpoint('/api/admin/get_country_list', {
    method: 'GET',
    access: 'public',
    request: v.object({}),
    answer: v.object({ countries: v.array(country) }),
    failures: [801],
  }),
  /** Whether a referral code may be used by somebody who registers. */
  check_referral: endpoint('/api/admin/check_referral', {
    access: 'public',
    request: v.object({
      country_phone_code: text(8),
      referral_code: v.pipe(code(40), v.minLength(1, 'This field is required')),
      type: v.optional(v.number()),
    }),
    answer: v.object({}),
    failures: [531, 541, 547, 550],
  }),
  /**
   * Sends the link that a new password is set with. The same answer for every address; who has an account is sent an e-mail.
   */
  forgot_password: endpoint('/api/admin/forgot_password', {
    access: 'public',
    request: v.object({ email: forgotPasswordForm.entries.email, type: v.optional(v.number()) }),
    answer: v.object({}),
    failures: [],
  }),
  /** Whether an e-mailed token still opens anything. 542: used, too old or none of ours. */
  check_detail: endpoint('/api/admin/check_detail', {
    access: 'public',
    request: v.object({ token: token(300) }),
    answer: v.object({}),
    failures: [542],
  }),
  /** Sets the password of the account that an e-mailed token belongs to, once, and ends its sessions. */
  new_password: endpoint('/api/admin/new_password', {
    access: 'public',
    request: v.object({ token: token(300), password: newPasswordForm.entries.password, ...deviceTokenField }),
    answer: v.object({}),
    failures: [542],
  }),
};
