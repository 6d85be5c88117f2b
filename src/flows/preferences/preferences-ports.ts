import { alwaysAnswered } from '../always-answered.ts';
import { preferenceCalls } from '#contract/calls/preferences.ts';
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts';
import type { Api } from '#src/api/api.ts';

/** How the customer is written to, with its ports filled. */
export const preferencesWith = (api: Api): typeof preferencesMachine =>
  preferencesMachine.provide({
    actors: {
      load: alwaysAnswered(({ signal }) => api.call(preferenceCalls.get_preferences, {}, { signal })),
      save: alwaysAnswered(({ input, signal }) => api.call(preferenceCalls.change_preferences, input.change, { signal })),
    },
  });
