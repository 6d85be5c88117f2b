import type { Language } from '#contract/enumerations.ts';
import { inNameOf, type Brand } from '../brand/brand.ts';
import { colourOf } from '../brand/theme.ts';
import type { Services } from '../call/services.ts';
import { inHtml } from '../brand/in-html.ts';

/** Whose letter it is, and where its links lead. */
type Sender = Pick<Services, 'brand' | 'siteUrl'>;

/** A row of a letter's table: what, and its amount. */
export type LetterRow = { readonly label: string; readonly amount: string; readonly isTotal?: true };

/** What a letter says, before it is plain text and HTML. */
export type Letter = {
  readonly subject: string;
  readonly greeting?: string;
  /** `{brand}` in them is the marketplace's name. */
  readonly paragraphs: readonly string[];
  /** When an order comes. */
  readonly arrival?: string;
  readonly tables?: readonly (readonly LetterRow[])[];
  readonly link?: { readonly label: string; readonly url: string };
  /** What is said below the link. */
  readonly closing?: readonly string[];
};

const HELP = { en: 'Help', fr: 'Aide' } as const satisfies Record<Language, string>;

const colon = (language: Language) => (language === 'fr' ? '\u202f:' : ':');
const helpUrl = (siteUrl: string) => `${siteUrl}/help`;

function plainText(
  language: Language,
  { greeting, paragraphs, arrival, tables = [], link, closing = [] }: Letter,
  { brand, siteUrl }: Sender,
): string {
  const rows = tables
    .filter((table) => table.length > 0)
    .map((table) => table.map(({ label, amount }) => `${amount}  ${label}`).join('\n'));
  const parts = [greeting, ...paragraphs, arrival, ...rows, link && `${link.label}${colon(language)}\n\n${link.url}`, ...closing];
  const foot = `${brand.name}\n${HELP[language]}${colon(language)} ${helpUrl(siteUrl)}`;
  return `${[...parts.filter((part) => part !== undefined), foot].join('\n\n')}\n`;
}

/** Tokens of a theme that a letter is coloured with. */
const COLOURS = ['ground', 'surface', 'line', 'ink', 'ink-2', 'accent', 'on-accent', 'accent-soft', 'plaque', 'on-plaque'] as const;
type Palette = Readonly<Record<(typeof COLOURS)[number], string>>;

const paletteOf = ({ tokens }: Brand, side: 0 | 1) =>
  Object.fromEntries(COLOURS.map((name) => [name, colourOf(tokens, `--${name}`)[side]])) as Palette;

/**
 * Many e-mail programs read no style sheets: what a letter looks like is on each tag, light. The style sheet alone makes it
 * dark, where the program reads it and the reader prefers that.
 */
function looksOf(brand: Brand) {
  const [light, dark] = [paletteOf(brand, 0), paletteOf(brand, 1)];
  const padded = 'display:inline-block;';
  return {
    style: `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.ground{background:${dark.ground}!important;color:${dark.ink}!important}.sheet{background:${dark.surface}!important;border-color:${dark.line}!important}.cell{border-color:${dark.line}!important}.plate{background:${dark.plaque}!important;color:${dark['on-plaque']}!important;border-color:${dark['on-plaque']}!important}.button{background:${dark.accent}!important;color:${dark['on-accent']}!important}.arrival{background:${dark['accent-soft']}!important}.foot{color:${dark['ink-2']}!important}}`,
    ground: `margin:0;background:${light.ground};color:${light.ink};font:16px/1.5 ${(brand.tokens.get('--font') ?? 'sans-serif').replaceAll('"', "'")};overflow-wrap:anywhere`,
    plate: `${padded}margin:0 0 16px;padding:4px 12px;border:2px solid ${light['on-plaque']};border-radius:6px;background:${light.plaque};color:${light['on-plaque']};font-weight:700`,
    sheet: `padding:24px 20px;border:1px solid ${light.line};border-radius:16px;background:${light.surface}`,
    cell: `padding:8px 0;border-top:1px solid ${light.line};vertical-align:top`,
    button: `${padded}padding:12px 24px;border-radius:8px;background:${light.accent};color:${light['on-accent']};font-weight:600;line-height:24px;text-decoration:none`,
    arrival: `margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${light['accent-soft']};font-weight:600`,
    foot: `margin:16px 0 0;font-size:14px;color:${light['ink-2']}`,
  };
}
const FRAME = 'max-width:560px;margin:0 auto;padding:24px 16px';

const row = (cell: string, { label, amount, isTotal }: LetterRow): string => {
  const weight = isTotal ? ';font-weight:700' : '';
  return `<tr><td class="cell" style="${cell}${weight}">${inHtml(label)}</td><td class="cell" style="${cell}${weight};padding-left:16px;text-align:right;white-space:nowrap">${inHtml(amount)}</td></tr>`;
};

/** Items and sums, one below the other. */
const table = (cell: string, rows: readonly LetterRow[]): string =>
  rows.length === 0
    ? ''
    : `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map((one) => row(cell, one)).join('')}</table>`;

function html(language: Language, letter: Letter, { brand, siteUrl }: Sender): string {
  const look = looksOf(brand);
  const { subject, greeting, paragraphs, arrival, tables = [], link, closing = [] } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${inHtml(text)}</p>`;
  const body = [
    ...[greeting, ...paragraphs].flatMap((text) => (text === undefined ? [] : [paragraph(text)])),
    arrival === undefined ? '' : `<p class="arrival" style="${look.arrival}">${inHtml(arrival)}</p>`,
    table(look.cell, tables.flat()),
    link
      ? `<p style="margin:0 0 16px"><a class="button" href="${inHtml(link.url)}" style="${look.button}">${inHtml(link.label)}</a></p>`
      : '',
    ...closing.map(paragraph),
  ].join('');
  const foot = `<p class="foot" style="${look.foot}">${inHtml(brand.name)} · <a href="${inHtml(helpUrl(siteUrl))}" style="color:inherit">${HELP[language]}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title><style>${look.style}</style></head><body class="ground" style="${look.ground}"><main style="${FRAME}"><p class="plate" style="${look.plate}">${inHtml(brand.name)}</p><div class="sheet" style="${look.sheet}"><h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${inHtml(subject)}</h1>${body}</div>${foot}</main></body></html>`;
}

/** A letter as it is sent: its subject, its words, and the same as HTML. */
export function written(language: Language, told: Letter, sender: Sender) {
  const letter = { ...told, paragraphs: told.paragraphs.map((text) => inNameOf(sender.brand, text)) };
  return { subject: letter.subject, words: plainText(language, letter, sender), html: html(language, letter, sender) };
}
