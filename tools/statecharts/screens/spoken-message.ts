const choice = /^\w+, (?:plural|select|selectordinal),/;

/** Where the brace that opens at `start` is closed. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`"${text}" opens a brace that it does not close`);
}

/** What is said of several or of anything else: the branch `other` of a choice. */
function otherOf(inside: string): string {
  const branch = inside.lastIndexOf('other {');
  if (branch < 0) throw new Error(`"${inside}" says nothing of others`);
  const start = inside.indexOf('{', branch);
  return inside.slice(start + 1, closingOf(inside, start)).replaceAll('#', '…');
}

/** A message of a catalogue as a person reads it: an ellipsis where a value stands, of a choice what is said of several, no tags. */
export function spokenMessage(message: string): string {
  const start = message.indexOf('{');
  if (start < 0) return message.replaceAll(/<\/?\d+\/?>/g, '').trim();
  const end = closingOf(message, start);
  const inside = message.slice(start + 1, end);
  return spokenMessage(message.slice(0, start) + (choice.test(inside) ? otherOf(inside) : '…') + message.slice(end + 1));
}
