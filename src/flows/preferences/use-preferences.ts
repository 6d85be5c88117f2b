import type { Language } from '#contract/enumerations.ts';
import { toPreferencesView } from '#machines/preferences/preferences.view.ts';
import { useEmitted } from '../use-emitted.ts';
import { useBrought } from '../use-brought.ts';
import { useMachine } from '../use-machine.ts';
import { bringPreferences } from './bring-preferences.ts';

/** How the customer is written to; lives with the profile page and suspends until its logic is there. @param speak hears the language that was kept */
export function usePreferences(speak: (language: Language) => void) {
  const [snapshot, send, actor] = useMachine(useBrought(bringPreferences));
  useEmitted(actor, 'preferences.kept', ({ change: { language } }) => {
    if (language) speak(language);
  });
  return [toPreferencesView(snapshot), send] as const;
}
