import { alwaysAnswered } from '../always-answered.ts';
import { contactCalls } from '#contract/calls/contact.ts';
import { newsletterMachine } from '#machines/newsletter/newsletter.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';

/** The newsletter's sign-up with its port filled. */
export const newsletterWith = (api: Api): typeof newsletterMachine =>
  newsletterMachine.provide({
    actors: {
      subscribe: alwaysAnswered(async ({ input, signal }) => {
        const answered = await api.call(contactCalls.send_email, { email: input.email }, { signal });
        return answered.ok ? ok(null) : answered;
      }),
    },
  });
