/** What is typed into the sign-in form. */
export type SignInDraft = { readonly identifier: string; readonly password: string };

/** What is typed into the sign-up form. */
export type SignUpDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** '' while nobody chose one: that of the country around. */
  readonly phoneCode: string;
  readonly phone: string;
  readonly referralCode: string;
  readonly terms: boolean;
};

export const EMPTY_SIGN_IN: SignInDraft = { identifier: '', password: '' };

export const EMPTY_SIGN_UP: SignUpDraft = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phoneCode: '',
  phone: '',
  referralCode: '',
  terms: false,
};
