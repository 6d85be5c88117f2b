import * as v from 'valibot';
import { password } from './form-fields.ts';

/** The password that takes the place of a forgotten one. */
export const newPasswordForm = v.object({ password: password('passwordTooShort') });
