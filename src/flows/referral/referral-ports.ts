import { alwaysAnswered } from '../always-answered.ts';
import { adminCalls } from '#contract/calls/admin.ts';
import { REQUEST_TYPE } from '#contract/enumerations.ts';
import { referralMachine } from '#machines/referral/referral.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';

/** A friend's code at sign-up with its port filled. */
export const referralWith = (api: Api): typeof referralMachine =>
  referralMachine.provide({
    actors: {
      checkReferral: alwaysAnswered(async ({ input: { asked }, signal }) => {
        const answered = await api.call(
          adminCalls.check_referral,
          { country_phone_code: asked.phoneCode, referral_code: asked.code, type: REQUEST_TYPE },
          { signal },
        );
        return answered.ok ? ok(null) : answered;
      }),
    },
  });
