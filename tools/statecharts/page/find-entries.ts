import { editDistance } from '#domain/edit-distance.ts';
import { foldedWords } from '#domain/folded-words.ts';
import { akinWords } from './akin-words.ts';
import { kinds, type Entry, type Searched } from './found-entry.ts';

/** Words of a question that say nothing of what is asked. */
const little = new Set(
  foldedWords(
    `what happens happen when if never no not none any all some only still just already again once too much many more very then than so as after before while during between until out cannot customer customers client how why who can does do did is are was were be been being the a an of to in on at by for from with and or it its this that there their they them i my me which may might could would should will have has had get gets got let put must see say says want
     somebody someone anybody anyone whom whose whether what where each every also ever about into such somewhere anything something whoever whatever tell tells told`,
  ),
);

/** A clock's hours or a count are as good as any other: only codes tell what is asked for. */
const isShortNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** So many slips a typed word may have. */
const slipsIn = (typed: string): number => (typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2);

/** A word without the ending that number and time give it. */
const stem = (word: string): string => {
  const short = word.replace(/(?:ing|ed|es|e?s|ee|er|ent|e)$/, '');
  return short.length >= 4 ? short : word;
};

/** A word with those that mean the same, in the singular too. */
const akinTo = (word: string): readonly string[] => {
  const one = word.replace(/s$/, '');
  return [...new Set([word, ...akinWords.filter((group) => group.includes(word) || group.includes(one)).flat()])];
};

type Words = { readonly title: ReadonlySet<string>; readonly more: ReadonlySet<string> };

/** A word without what number and time put behind it, so that those of one word are alike. */
const root = (word: string): string => {
  const short = word.replace(/(?:ing|ed|es|s|e)$/, '').replace(/(.)\1$/, '$1');
  return short.length >= 3 ? short : word;
};

/** The words of a vocabulary that a typed one means: those that begin so or are a form of it, else those of its stem, else those that it nearly is. */
function meantBy(typed: string, vocabulary: readonly string[]): ReadonlySet<string> {
  const own = root(typed);
  const begun = vocabulary.filter((word) => word.startsWith(typed) || root(word) === own);
  const akin = begun.length > 0 ? begun : vocabulary.filter((word) => word.startsWith(stem(typed)));
  const slips = slipsIn(typed);
  if (akin.length > 0 || slips === 0) return new Set(akin);
  return new Set(vocabulary.filter((word) => word.length > 3 && editDistance(typed, word, slips, true) <= slips));
}

/** What a typed word may mean, and how much it tells: the rarer, the more. */
type Meaning = { readonly own: ReadonlySet<string>; readonly akin: ReadonlySet<string>; readonly weight: number };

/** A question is worth more than a journey of the same words, and so on: this share of what is wanted less for each kind. */
const LESS_FOR_EACH_KIND = 0.1;
/** Where nothing has every word, what has so much of the best one's weight is found too. */
const NEARLY_AS_MUCH = 0.8;
/** And so much, where few are found even so. */
const A_GOOD_DEAL = 0.55;
/** Fewer than so many are few: those that have less stand behind them. */
const FEW = 12;
/** Who asks what is read is told the shop's words: what quotes some is worth this share more. */
const WORDS_OF_THE_SHOP = 0.1;
const asksForWords = /\b(?:read|reads|message|messages|text|wording)\b/i;
const tellsWords = ({ title, more }: Entry): boolean => (title + more).includes('“');
/** What has every word, if only an akin one, is worth this share more. */
const EVERY_WORD = 0.1;
/** A word of fewer entries than so many tells no more than one of as many: it stands there by chance. */
const RARE = 30;
/** Who types a flow's name means that flow, whatever else has the same words. */
const FLOWS_NAME = 2;
/** What stands in the title, or is what people call it, counts so much more. */
const TITLE = 0.8;
/** An akin word counts so much of the word itself. */
const AKIN = 0.6;

/** What was found, the best first, and whether every word that was typed is in the first. */
export type Found = { readonly entries: readonly (Entry & { readonly flow: string; readonly of: string })[]; readonly isWhole: boolean };

/**
 * Makes a search over flows. Case, accents, endings and slips are forgiven, and words that every question has
 * count for nothing. Where nothing or little has every word, what has most of them is found too.
 */
export function finderOf(flows: readonly Searched[]): (typed: string) => Found | null {
  const wordSet = (text: string): ReadonlySet<string> => new Set(foldedWords(text));
  const entries = flows.flatMap(({ name, title, entries: own }) =>
    own.map((entry) => ({
      ...entry,
      flow: name,
      of: title,
      words: { title: wordSet(entry.title), more: wordSet(`${title} ${entry.more}`) } as Words,
    })),
  );
  const vocabulary = [...new Set(entries.flatMap(({ words }) => [...words.title, ...words.more]))];
  const has = (words: ReadonlySet<string>, meant: ReadonlySet<string>): boolean => [...meant].some((word) => words.has(word));
  const known = new Map<string, Meaning>();
  const meaning = (typed: string): Meaning => {
    const kept = known.get(typed);
    if (kept) return kept;
    const own = meantBy(typed, vocabulary);
    const akin = new Set(akinTo(typed).flatMap((word) => [...meantBy(word, vocabulary)]));
    const met = entries.filter(({ words }) => has(words.title, akin) || has(words.more, akin)).length;
    const made = { own, akin, weight: Math.log((entries.length + 1) / (Math.max(met, RARE) + 1)) };
    known.set(typed, made);
    return made;
  };
  /** How much of what is wanted is in one of these texts: an akin word is less than the word itself. */
  const weigh = (wanted: readonly Meaning[], ...texts: readonly ReadonlySet<string>[]): number =>
    wanted.reduce((sum, { own, akin, weight }) => {
      const fits = (meant: ReadonlySet<string>) => texts.some((words) => has(words, meant));
      return sum + weight * (fits(own) ? 1 : fits(akin) ? AKIN : 0);
    }, 0);
  const hasAll = (wanted: readonly Meaning[], { title, more }: Words): boolean =>
    wanted.every(({ akin, own }) => [title, more].some((words) => has(words, own) || has(words, akin)));

  return (typed) => {
    const words = foldedWords(typed);
    const asksWords = asksForWords.test(typed);
    const telling = words.filter((word) => !little.has(word) && !isShortNumber(word) && !(asksWords && asksForWords.test(word)));
    const wanted = (telling.length > 0 ? telling : words).map(meaning);
    if (wanted.length === 0) return null;
    const all = wanted.reduce((sum, { weight }) => sum + weight, 0);
    const quotes = asksWords ? WORDS_OF_THE_SHOP * all : 0;
    const judged = entries.map((entry) => {
      const weight = weigh(wanted, entry.words.title, entry.words.more);
      const worth =
        weight +
        weigh(wanted, entry.words.title) * TITLE -
        kinds.indexOf(entry.kind) * LESS_FOR_EACH_KIND * all +
        (tellsWords(entry) ? quotes : 0) +
        (foldedWords(entry.of).join(' ') === words.join(' ') ? FLOWS_NAME * all : 0);
      return { entry, weight, worth };
    });
    const most = Math.max(...judged.map(({ weight }) => weight));
    const whole = judged.filter(({ entry }) => hasAll(wanted, entry.words));
    const others = judged.filter(({ entry, weight }) => weight > 0 && !hasAll(wanted, entry.words));
    const having = (share: number) => others.filter(({ weight }) => weight >= most * share);
    const nearly = having(NEARLY_AS_MUCH);
    const rest = whole.length + nearly.length < FEW ? having(A_GOOD_DEAL) : nearly;
    const found = [...whole.map((one) => ({ ...one, worth: one.worth + EVERY_WORD * all })), ...rest].toSorted(
      (one, other) => other.worth - one.worth,
    );
    return {
      entries: found.map(({ entry: { kind, title, more, link, flow, of } }) => ({
        kind,
        title,
        more,
        link,
        flow,
        of,
      })),
      isWhole: whole.length > 0,
    };
  };
}
