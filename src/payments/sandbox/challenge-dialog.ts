import type { Language } from '#contract/enumerations.ts';
import { askInDialog } from './sandbox-dialog.ts';
import { WORDS } from './words.ts';

export type ChallengeAnswer = 'pass' | 'fail' | 'closed';

export function askLikeABank(language: Language, dismissed: AbortSignal): Promise<ChallengeAnswer> {
  const { bank, question, explained, pass, fail, close } = WORDS[language];
  return askInDialog(
    {
      from: bank,
      question,
      explained,
      answers: [
        ['pass', pass],
        ['fail', fail],
      ],
      close,
    },
    dismissed,
  );
}
