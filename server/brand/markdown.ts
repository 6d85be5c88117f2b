import { inHtml } from './in-html.ts';

/** A link of a text; only within the site, to a page by HTTPS, to an e-mail program or a telephone. */
const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:|tel:)[^\s)]*)\)/g;

const inline = (text: string): string =>
  inHtml(text).replaceAll(
    LINK,
    (_, words: string, href: string) => `<a href="${href.startsWith('tel:') ? href.replaceAll(' ', '') : href}">${words}</a>`,
  );

function block(text: string, language: string): string {
  const [, marks = '', words = '', id] = /^(#{1,3}) (.*?)(?: \{#([a-z]+)\})?$/.exec(text) ?? [];
  const level = marks.length + 1;
  if (marks !== '') return `<h${level}${id === undefined ? '' : ` id="${language}-${id}"`}>${inline(words)}</h${level}>`;
  if (!text.startsWith('- ')) return `<p>${inline(text.replaceAll('\n', ' '))}</p>`;
  return `<ul>${text
    .slice(2)
    .split('\n- ')
    .map((item) => `<li>${inline(item)}</li>`)
    .join('')}</ul>`;
}

/**
 * A text of a brand as HTML: headings (`#` to `###`, with `{#name}` behind one that is linked to), paragraphs, lists and
 * links, parted by empty lines. Whatever else stands in it is shown as it is. `filled` stands alone in a paragraph.
 */
export const markdown = (text: string, language: string, filled: Readonly<Record<string, string>> = {}): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part) => filled[part] ?? block(part, language))
    .join('\n');
