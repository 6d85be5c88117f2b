import { HELP_VALUES } from '#src/api/help.ts';
import { filledContent, spokenAnswer } from '#domain/help/help-content.ts';
import { inCities } from '#domain/help/in-cities.ts';
import en from '#content/help/en.json';
import fr from '#content/help/fr.json';
import type { Said } from './screen.ts';

/** A question of customers as the shop itself answers it. */
export type HelpAnswer = {
  readonly id: string;
  readonly group: Said;
  readonly question: Said;
  readonly answer: Said;
  readonly words: string;
};

/** What the help page answers, in both languages. */
export const helpAnswers = (): readonly HelpAnswer[] => {
  const french = filledContent(fr, { ...HELP_VALUES, inCities: inCities([], 'fr') }).groups.flatMap((group) =>
    group.questions.map((asked) => ({ asked, group: group.name })),
  );
  return filledContent(en, { ...HELP_VALUES, inCities: inCities([], 'en') }).groups.flatMap((group) =>
    group.questions.flatMap((asked) => {
      const other = french.find((one) => one.asked.id === asked.id);
      return other
        ? [
            {
              id: asked.id,
              group: { en: group.name, fr: other.group },
              question: { en: asked.question, fr: other.asked.question },
              answer: { en: spokenAnswer(asked), fr: spokenAnswer(other.asked) },
              words: `${asked.words} ${other.asked.words}`,
            },
          ]
        : [];
    }),
  );
};
