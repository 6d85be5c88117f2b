import { adminCalls } from '#contract/calls/admin.ts';
import { REQUEST_TYPE } from '#contract/enumerations.ts';
import { ok } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { useCommand, type Command } from '#src/shop/use-command.ts';

export type ReferralCode = { readonly code: string; readonly phoneCode: string };
export type Referral = Command<ReferralCode, ReferralCode>;

export const checkReferral = (api: Api) => async (asked: ReferralCode, signal: AbortSignal) => {
  const answered = await api.call(
    adminCalls.check_referral,
    { country_phone_code: asked.phoneCode, referral_code: asked.code, type: REQUEST_TYPE },
    { signal },
  );
  return answered.ok ? ok(asked) : answered;
};

/** A friend's code at sign-up: applied once the server takes it, and removable (specification 1, section 2). */
export const useReferral = (): Referral => useCommand(checkReferral(useApi()));

export const appliedCode = ({ is, value }: Referral): string => (is === 'done' ? (value?.code ?? '') : '');
