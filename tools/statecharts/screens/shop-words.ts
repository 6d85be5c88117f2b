import type { Entry } from '../page/found-entry.ts';
import type { Dictionary } from '../translator.ts';
import { escaped } from '../words.ts';
import { anchorOf } from './all-screens.ts';
import { answersTold, type AnswerTold } from './answers-told.ts';
import { said, type Said, type Screen } from './screen.ts';
import { wordsAround, wordsOfScreens, wordsOn, type ScreenWords } from './words-of-screens.ts';
import type { WaysOn } from './ways-on.ts';

/** What the shop says: on its screens, and of the server's answers. */
export type ShopWords = { readonly onScreens: readonly ScreenWords[]; readonly answers: readonly AnswerTold[] };

/** Reads from the catalogues and the code what the shop says where. */
export const shopWordsIn = (home: string, waysOn: (route: string) => WaysOn): ShopWords => ({
  onScreens: wordsOfScreens(home, waysOn),
  answers: answersTold(home),
});

/** A text that stands on more screens than so many is said to stand on these and others. */
const SCREENS_NAMED = 3;
/** One word alone is no text that somebody looks for. */
const isText = ({ en }: Said): boolean => en.includes(' ');

const AROUND = said('Around every page', 'Autour de chaque page');
const OTHERS = said('other screens', 'd’autres écrans');
const READ_THERE = said('What can be read there', 'Ce qu’on peut y lire');
const ANSWERS = said('What is read of the server’s answers', 'Ce qu’on lit des réponses du serveur');
const ANSWERS_LEAD = said(
  'Every code of the contract and every reason beside one, with the words of the shop.',
  'Chaque code du contrat et chaque raison qui l’accompagne, avec les mots de la boutique.',
);
const AROUND_LEAD = said(
  'The header, the footer, and the dialogs and notices that open over any page.',
  'L’en-tête, le pied de page, et les fenêtres et avis qui s’ouvrent sur n’importe quelle page.',
);
const KINDS: Readonly<Record<AnswerTold['kind'], Said>> = {
  error: said('Error', 'Erreur'),
  refusal: said('Refusal', 'Refus'),
  success: said('Success', 'Succès'),
};

const anchorOfAnswer = ({ kind, code }: AnswerTold): string => `${kind}-${code}`;
const quoted = (text: string): string => `“${text}”`;

/** The French of these words in pages, quoted as the index shows them too. */
export const shopWordsFrench = ({ onScreens, answers }: ShopWords, where: 'page' | 'index'): Dictionary => {
  const words = [...onScreens, ...answers].map((one) => one.words).filter((text) => where === 'page' || isText(text));
  const own = [AROUND, OTHERS, READ_THERE, ANSWERS, ANSWERS_LEAD, AROUND_LEAD, ...Object.values(KINDS)];
  return Object.fromEntries([
    ...words.map(({ en, fr }) => (where === 'page' ? [en, fr] : [quoted(en), `«\u202f${fr}\u202f»`])),
    ...own.map(({ en, fr }) => [en, fr]),
    ...(where === 'index' ? (['error', 'success'] as const).map((kind) => [`${KINDS[kind].en} {n}`, `${KINDS[kind].fr} {n}`]) : []),
  ]) as Dictionary;
};

const namesOf = (on: readonly Screen[]): string =>
  on.length === 0
    ? AROUND.en
    : [...on.slice(0, SCREENS_NAMED).map(({ title }) => title.en), ...(on.length > SCREENS_NAMED ? [OTHERS.en] : [])].join(', ');

const ofScreens = (onScreens: readonly ScreenWords[]): readonly Entry[] =>
  onScreens
    .filter(({ words }) => isText(words))
    .map(({ words, on }) => ({
      kind: 'message',
      title: quoted(words.en),
      more: namesOf(on),
      link: on[0] ? `words-${anchorOf(on[0])}` : 'around-every-page',
    }));

const ofAnswers = (answers: readonly AnswerTold[]): readonly Entry[] =>
  answers.map((told) => ({
    kind: 'message',
    title: quoted(told.words.en),
    more: told.kind === 'refusal' ? KINDS.refusal.en : `${KINDS[told.kind].en} ${told.code}`,
    called: `code ${told.means}`,
    link: anchorOfAnswer(told),
  }));

/** What can be found of what the shop says. */
export const shopWordsSearched = ({ onScreens, answers }: ShopWords): readonly Entry[] => [...ofScreens(onScreens), ...ofAnswers(answers)];

const listed = (words: readonly Said[], id: string): string =>
  `<ul class="said" id="${escaped(id)}">${words.map(({ en }) => `<li>${escaped(en)}</li>`).join('')}</ul>`;

/** The words of a screen, folded away in its card. */
export const wordsOfCard = ({ onScreens }: ShopWords, screen: Screen): string =>
  `<details><summary>${escaped(READ_THERE.en)}</summary>${listed(wordsOn(onScreens, screen), `words-${anchorOf(screen)}`)}</details>`;

const answerRow = (told: AnswerTold): string =>
  `<tr id="${escaped(anchorOfAnswer(told))}"><td>${escaped(KINDS[told.kind].en)}</td><td><code>${escaped(told.code)}</code></td><td>${escaped(told.words.en)}</td></tr>`;

/** The sections of what stands around every page, and of what is read of the server's answers. */
export const shopWordsSections = ({ onScreens, answers }: ShopWords): string =>
  `<h2>${escaped(AROUND.en)}</h2><p class="lead">${escaped(AROUND_LEAD.en)}</p>${listed(wordsAround(onScreens), 'around-every-page')}<h2 id="answers">${escaped(ANSWERS.en)}</h2><p class="lead">${escaped(ANSWERS_LEAD.en)}</p><table class="told"><tbody>${answers.map(answerRow).join('\n')}</tbody></table>`;
