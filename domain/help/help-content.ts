/** A question of the help page with its answer. `id` is its address there (`/help#cancel-an-order`). */
export type HelpQuestion = {
  readonly id: string;
  readonly question: string;
  /** Paragraphs; `[words](/address)` is a link. */
  readonly answer: readonly string[];
  readonly words: string;
  /** The answer is about an order that runs: it leads there where there is one. */
  readonly about?: string;
};

export type HelpGroup = { readonly id: string; readonly name: string; readonly questions: readonly HelpQuestion[] };

export type HelpContent = {
  readonly title: string;
  readonly intro: string;
  readonly little: readonly string[];
  readonly groups: readonly HelpGroup[];
};

export type TextPart = { readonly text: string; readonly to: string | null };

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

export function textParts(paragraph: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: text = '', 2: to = '', index } of paragraph.matchAll(LINK)) {
    if (index > from) parts.push({ text: paragraph.slice(from, index), to: null });
    parts.push({ text, to });
    from = index + whole.length;
  }
  if (from < paragraph.length) parts.push({ text: paragraph.slice(from), to: null });
  return parts;
}

export const spokenAnswer = ({ answer }: HelpQuestion): string =>
  answer
    .map((paragraph) =>
      textParts(paragraph)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');

/** Puts values in the place of their names: `{cards}`. @throws Error where a text names a value that is not there */
export const withValues = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The help page has no value ${name}`);
    return String(value);
  });

export const filledContent = (content: HelpContent, values: Readonly<Record<string, string | number>>): HelpContent => ({
  ...content,
  groups: content.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question) => ({ ...question, answer: question.answer.map((text) => withValues(text, values)) })),
  })),
});
