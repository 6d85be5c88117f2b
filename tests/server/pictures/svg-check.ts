const NAME = '[A-Za-z][\\w:.-]*';
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<&]*")*)\\s*(/?)>`, 'y');

/** Why a text is not well-formed XML of elements and attributes alone; null when it is. */
export function illFormed(text: string): string | null {
  const open: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const words = text.slice(at, next === -1 ? undefined : next);
      if (/[&]/.test(words) || open.length === 0) return `stray text ${JSON.stringify(words.slice(0, 40))}`;
      at += words.length;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(text);
    if (!found) return `a broken tag at ${text.slice(at, at + 60)}`;
    const [whole, closing, name = '', attributes = '', single] = found;
    const names = [...attributes.matchAll(new RegExp(`(${NAME})=`, 'g'))].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice in ${name}`;
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (!single) {
      open.push(name);
    }
    at += whole.length;
  }
  return open.length === 0 ? null : `${open.join(', ')} left open`;
}
