export type SignInDraft = { readonly identifier: string; readonly password: string };

export type SignUpDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneCode: string;
  readonly phone: string;
  readonly referralCode: string;
  readonly terms: boolean;
};

export function knownSignUp({ name, phone }: { readonly name: string; readonly phone: string }): SignUpDraft {
  const [firstName = '', ...lastNames] = name.trim().split(/\s+/);
  return { ...EMPTY_SIGN_UP, firstName, lastName: lastNames.join(' '), phone: phone.trim() };
}

export function onToSignUp(draft: SignUpDraft, { identifier, password }: SignInDraft): SignUpDraft {
  const isEmail = identifier.includes('@');
  return {
    ...draft,
    email: draft.email || (isEmail ? identifier : ''),
    phone: draft.phone || (isEmail ? '' : identifier),
    password: draft.password || password,
  };
}

export const onToSignIn = (draft: SignInDraft, { email, phone, password }: SignUpDraft): SignInDraft => ({
  identifier: draft.identifier || email || phone,
  password: draft.password || password,
});

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
