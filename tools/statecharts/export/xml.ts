const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\t': '&#9;' };

const safe = (text: string): string => text.replaceAll(/[&<>"\n\t]/g, (sign) => escapes[sign] ?? sign);

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** An element with its attributes, those that are undefined left out, and what stands in it, each on lines of its own. */
export const elementOf = (
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inside: readonly string[] = [],
): string => {
  const said = Object.entries(attributes)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${safe(value)}"`))
    .join('');
  return inside.length === 0 ? `<${tag}${said}/>` : `<${tag}${said}>\n${inside.map(indented).join('\n')}\n</${tag}>`;
};

/** A comment; two dashes in a row, which would end it, become a long one. */
export const commentOf = (text: string): string => `<!-- ${text.replaceAll(/-{2,}/g, '–').replace(/-$/, '–')} -->`;

/** A text as a literal of ECMAScript. */
export const scriptText = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Names that XML takes for ids, by key: as wished where that is one and free, else as near to it as may be. */
export const xmlNames = (wanted: readonly { readonly key: string; readonly wish: string }[]): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, wish } of wanted) {
    const plain = wish.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
    taken.add(name);
    names.set(key, name);
  }
  return names;
};
