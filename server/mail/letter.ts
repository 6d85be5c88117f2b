import type { Language } from '#contract/enumerations.ts';
import { inNameOf } from '../brand/brand.ts';
import type { Services } from '../call/services.ts';
import { inHtml } from './in-html.ts';

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

/**
 * Many e-mail programs read no style sheets: what a letter looks like is on each tag, light. The style sheet alone makes it
 * dark, where the program reads it and the reader prefers that; every pair of colours has 4.5:1 in both.
 */
const STYLE = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.ground{background:#141310!important;color:#f5f1ea!important}.sheet{background:#1e1c18!important;border-color:#38342c!important}.cell{border-color:#38342c!important}.plate{background:#2148b8!important}.button{background:#3767e0!important}.arrival{background:#26324f!important}.foot{color:#b9b2a6!important}}`;
const GROUND =
  "margin:0;background:#fbfaf7;color:#1b1916;font:16px/1.5 'Bricolage Grotesque Variable',system-ui,sans-serif;overflow-wrap:anywhere";
const FRAME = 'max-width:560px;margin:0 auto;padding:24px 16px';
const PLATE =
  'display:inline-block;margin:0 0 16px;padding:4px 12px;border:2px solid #ffffff;border-radius:6px;background:#1b3ba6;color:#ffffff;font-weight:700';
const SHEET = 'padding:24px 20px;border:1px solid #e5e0d6;border-radius:16px;background:#ffffff';
const CELL = 'padding:8px 0;border-top:1px solid #e5e0d6;vertical-align:top';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1b3ba6;color:#ffffff;font-weight:600;line-height:24px;text-decoration:none';

const ARRIVAL = 'margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#e8edfb;font-weight:600';
const FOOT = 'margin:16px 0 0;font-size:14px;color:#5f5a52';

const row = ({ label, amount, isTotal }: LetterRow): string => {
  const weight = isTotal ? ';font-weight:700' : '';
  return `<tr><td class="cell" style="${CELL}${weight}">${inHtml(label)}</td><td class="cell" style="${CELL}${weight};padding-left:16px;text-align:right;white-space:nowrap">${inHtml(amount)}</td></tr>`;
};

/** Items and sums, one below the other. */
const table = (rows: readonly LetterRow[]): string =>
  rows.length === 0
    ? ''
    : `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 24px">${rows.map(row).join('')}</table>`;

function html(language: Language, letter: Letter, { brand, siteUrl }: Sender): string {
  const { subject, greeting, paragraphs, arrival, tables = [], link, closing = [] } = letter;
  const paragraph = (text: string) => `<p style="margin:0 0 16px;white-space:pre-line">${inHtml(text)}</p>`;
  const body = [
    ...[greeting, ...paragraphs].flatMap((text) => (text === undefined ? [] : [paragraph(text)])),
    arrival === undefined ? '' : `<p class="arrival" style="${ARRIVAL}">${inHtml(arrival)}</p>`,
    table(tables.flat()),
    link ? `<p style="margin:0 0 16px"><a class="button" href="${inHtml(link.url)}" style="${BUTTON}">${inHtml(link.label)}</a></p>` : '',
    ...closing.map(paragraph),
  ].join('');
  const foot = `<p class="foot" style="${FOOT}">${inHtml(brand.name)} · <a href="${inHtml(helpUrl(siteUrl))}" style="color:inherit">${HELP[language]}</a></p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title><style>${STYLE}</style></head><body class="ground" style="${GROUND}"><main style="${FRAME}"><p class="plate" style="${PLATE}">${inHtml(brand.name)}</p><div class="sheet" style="${SHEET}"><h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${inHtml(subject)}</h1>${body}</div>${foot}</main></body></html>`;
}

/** A letter as it is sent: its subject, its words, and the same as HTML. */
export function written(language: Language, told: Letter, sender: Sender) {
  const letter = { ...told, paragraphs: told.paragraphs.map((text) => inNameOf(sender.brand, text)) };
  return { subject: letter.subject, words: plainText(language, letter, sender), html: html(language, letter, sender) };
}
