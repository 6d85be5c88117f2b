import type { AnswerOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { IdentifierKind } from '#contract/forms/sign-in-form.ts';

export type AccountSettings = {
  readonly signInBy: IdentifierKind;
  readonly takesReferrals: boolean;
  readonly cashNeedsEmail: boolean;
};

export const presentSettings = ({
  signInBy,
  takesReferrals,
}: AccountSettings): AnswerOf<typeof endpoints.get_setting_detail>['setting'] => ({
  is_user_login_by_phone: signInBy !== 'email',
  is_user_login_by_email: signInBy !== 'phone',
  is_referral_to_user: takesReferrals,
});

export const takesIdentifier = ({ signInBy }: AccountSettings, kind: 'email' | 'phone'): boolean =>
  signInBy === 'emailOrPhone' || signInBy === kind;
