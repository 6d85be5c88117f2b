import { alwaysAnswered } from '#src/shop/always-answered.ts';
import { adminCalls } from '#contract/calls/admin.ts';
import { signInCalls } from '#contract/calls/sign-in.ts';
import { REQUEST_TYPE } from '#contract/enumerations.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { deviceToken } from '#src/browser/device-token.ts';
import type { BrowserStorage } from '#src/browser/storage.ts';

/** What the specification's registration says of everybody. */
const EVERYBODYS = { city: '', address: '', social_id: '', login_by: 'manual', image_url: './default.png', type: REQUEST_TYPE } as const;

export const signInWith = (api: Api, storage: BrowserStorage): typeof signInMachine =>
  signInMachine.provide({
    actors: {
      signIn: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          signInCalls.login,
          { ...input.credentials, login_by: 'manual', social_id: '', device_token: deviceToken(storage) },
          { signal },
        );
        return answered.ok ? ok(answered.value.user) : answered;
      }),
      register: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(
          signInCalls.register,
          {
            ...EVERYBODYS,
            ...input.registration,
            country_id: input.registration.country_id ?? api.whereabouts().countryId,
            device_token: deviceToken(storage),
          },
          { signal, files: {} },
        );
        return answered.ok ? ok(answered.value.user) : answered;
      }),
      askForNewPassword: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(adminCalls.forgot_password, { email: input.email, type: REQUEST_TYPE }, { signal });
        return answered.ok ? ok(null) : answered;
      }),
    },
  });
