import { editDistance } from '../edit-distance.ts';
import { foldedWords } from '../folded-words.ts';
import { spokenAnswer, type HelpContent, type HelpGroup, type HelpQuestion } from './help-content.ts';

export type HelpFound = {
  readonly groups: readonly HelpGroup[];
  readonly count: number;
  readonly matched: ReadonlySet<string>;
};

const wordsOf = (question: HelpQuestion): readonly string[] =>
  foldedWords(`${question.question} ${spokenAnswer(question)} ${question.words}`);

const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2);

/** The words of a vocabulary that a typed one means: those that begin so, or, where none does, those that it nearly is. */
function matchesOf(typed: string, vocabulary: ReadonlySet<string>): ReadonlySet<string> {
  const words = [...vocabulary];
  const begun = words.filter((word) => word.startsWith(typed));
  const slips = slipsIn(typed);
  if (begun.length > 0 || slips === 0) return new Set(begun);
  return new Set(words.filter((word) => word.length > 3 && editDistance(typed, word, slips, true) <= slips));
}

/**
 * Questions that what was typed means, accents and slips forgiven; null where nothing was typed that can be looked for.
 * Where no question has every word, those that have most of them.
 */
export function searchHelp({ groups, little }: HelpContent, typed: string): HelpFound | null {
  const all = foldedWords(typed);
  const telling = all.filter((word) => !little.includes(word));
  const wanted = telling.length > 0 ? telling : all;
  if (wanted.length === 0) return null;
  const texts = new Map(groups.flatMap(({ questions }) => questions).map((question) => [question.id, new Set(wordsOf(question))]));
  const vocabulary = new Set([...texts.values()].flatMap((words) => [...words]));
  const meanings = wanted.map((word) => matchesOf(word, vocabulary));
  const hitsOf = ({ id }: HelpQuestion) => meanings.filter((words) => [...words].some((word) => texts.get(id)?.has(word))).length;
  const most = Math.max(...groups.flatMap(({ questions }) => questions.map(hitsOf)));
  const found =
    most === 0
      ? []
      : groups
          .map((group) => ({ ...group, questions: group.questions.filter((question) => hitsOf(question) === most) }))
          .filter(({ questions }) => questions.length > 0);
  return {
    groups: found,
    count: found.reduce((sum, { questions }) => sum + questions.length, 0),
    matched: new Set(meanings.flatMap((words) => [...words])),
  };
}

export const markedParts = (text: string, matched: ReadonlySet<string>): readonly { readonly text: string; readonly isMatch: boolean }[] =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: matched.has(foldedWords(part)[0] ?? '') }));
