import { endpoints } from '#contract/endpoints.ts';
import { answer, refuse } from '#server/call/answer.ts';
import { serve } from '#server/http/serve.ts';
import { CHANGING, OWN_READING } from '#server/http/usual-limits.ts';
import { changePreferencesOf, preferencesOf } from '#server/services/contact/change-preferences.ts';

export const getPreferences = serve(endpoints.get_preferences, OWN_READING, async (_body, call) =>
  answer(await preferencesOf(call, call.customer)),
);

/** Changes how the customer wants to be written to; what is not named stays. */
export const changePreferences = serve(endpoints.change_preferences, CHANGING, async (body, call) => {
  const preferences = await changePreferencesOf(call, body);
  return preferences ? answer(preferences) : refuse(999);
});
