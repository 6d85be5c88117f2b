import type { Language } from '#contract/enumerations.ts';
import { inHtml } from './in-html.ts';

/** A row of a letter's table: what, and its amount. */
export type LetterRow = { readonly label: string; readonly amount: string; readonly isTotal?: true };

/** What a letter says, before it is plain text and HTML. */
export type Letter = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly tables: readonly (readonly LetterRow[])[];
  readonly link: { readonly label: string; readonly url: string };
};

const SIGNED = 'Escale';

function plainText({ greeting, paragraphs, tables, link }: Letter): string {
  const rows = tables
    .filter((table) => table.length > 0)
    .map((table) => table.map(({ label, amount }) => `${amount}  ${label}`).join('\n'));
  return `${[greeting, ...paragraphs, ...rows, `${link.label}\n${link.url}`, SIGNED].join('\n\n')}\n`;
}

/** E-mail programs read no style sheets: what it looks like stands on each tag, in the program's own font and colours. */
const BOX = 'max-width:34rem;margin:0 auto;padding:1.5rem 1rem;font:16px/1.5 system-ui,sans-serif';
const CELL = 'padding:.25rem 0;border-top:1px solid #8885';
const BUTTON =
  'display:inline-block;padding:.75rem 1.5rem;border-radius:999px;background:#14342b;color:#ffffff;text-decoration:none;font-weight:600';

const row = ({ label, amount, isTotal }: LetterRow): string => {
  const weight = isTotal ? ';font-weight:700' : '';
  return `<tr><td style="${CELL}${weight}">${inHtml(label)}</td><td style="${CELL}${weight};text-align:right;white-space:nowrap">${inHtml(amount)}</td></tr>`;
};

const table = (rows: readonly LetterRow[]): string =>
  rows.length === 0
    ? ''
    : `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 1.25rem">${rows.map(row).join('')}</table>`;

function html(language: Language, { subject, greeting, paragraphs, tables, link }: Letter): string {
  const words = [greeting, ...paragraphs].map((paragraph) => `<p style="margin:0 0 1rem">${inHtml(paragraph)}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(subject)}</title></head><body style="margin:0"><div style="${BOX}"><h1 style="font-size:1.4rem;line-height:1.25;margin:0 0 1rem">${inHtml(subject)}</h1>${words}${tables.map(table).join('')}<p style="margin:0 0 1.5rem"><a href="${inHtml(link.url)}" style="${BUTTON}">${inHtml(link.label)}</a></p><p style="margin:0">${SIGNED}</p></div></body></html>`;
}

/** A letter as it is sent: its subject, its words, and the same as HTML. */
export const written = (language: Language, letter: Letter) => ({
  subject: letter.subject,
  words: plainText(letter),
  html: html(language, letter),
});
