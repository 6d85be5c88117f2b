import { useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenceCalls } from '#contract/calls/preferences.ts';
import type { Language } from '#contract/enumerations.ts';
import { useApi } from '#src/api/api-context.ts';
import { preferencesOptions } from '#src/api/preferences.ts';
import { useCommand } from '#src/shop/use-command.ts';

export type PreferencesChange = { readonly language?: Language; readonly wants_receipts?: boolean; readonly news?: 'no' | 'yes' };

/**
 * How the customer is written to: each choice is saved as it is made, and goes back where the server does not keep it.
 * @param speak hears the language that was kept
 */
export function usePreferences(customerId: string, speak: (language: Language) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const options = preferencesOptions(api, customerId);
  const read = useQuery(options);
  const command = useCommand(
    async (change: PreferencesChange, signal) => {
      // A read that began before would bring back what is changed now.
      await queryClient.cancelQueries({ queryKey: options.queryKey });
      const answered = await api.call(preferenceCalls.change_preferences, change, { signal });
      if (answered.ok) queryClient.setQueryData(options.queryKey, answered.value);
      return answered;
    },
    {
      onDone: ({ language }) => {
        if (language) speak(language);
      },
    },
  );
  const pending = command.is === 'asking' ? command.asked : null;
  return {
    read,
    command,
    wanted: read.data && { ...read.data, ...pending },
    /** What is changed while something else is being saved is saved with that. */
    change: (more: PreferencesChange) => command.give({ ...pending, ...more }),
  };
}
