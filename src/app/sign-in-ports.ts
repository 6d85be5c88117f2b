import { fromPromise } from 'xstate';
import { sessionCalls } from '../../contract/calls/session.ts';
import { signInMachine } from '../../machines/sign-in/sign-in.machine.ts';
import { ok } from '../../machines/result.ts';
import type { Api } from '../api/api.ts';

/** Signing in and up with its ports filled. */
export const signInWith = (api: Api): typeof signInMachine =>
  signInMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(sessionCalls.login, { ...input.credentials, login_by: 'manual', social_id: '' }, { signal });
        return answered.ok ? ok(answered.value.user) : answered;
      }),
      register: fromPromise(async ({ input, signal }) => {
        const answered = await api.call(sessionCalls.register, { ...input.registration, login_by: 'manual', social_id: '', image_url: './default.png' }, { signal });
        return answered.ok ? ok(answered.value.user) : answered;
      }),
    },
  });
