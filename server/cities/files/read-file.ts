import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** What is wrong in a file, in words that name it and where in it: `stores/a.json: sections.0.items.2.price: …`, or its line and column. */
export type Trouble = string;

export type Reading = {
  readonly folder: string;
  readonly troubles: Trouble[];
};

/** Where a position of a text lies, both from 1. */
function lineOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function whereNotJson(text: string, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const [, position] = /at position (\d+)/.exec(said) ?? [];
  if (position !== undefined) return `${lineOf(text, Number(position))}: ${said}`;
  return `${lineOf(text, text.length)}: ${said}`;
}

const pathOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? 'the whole file';

/** Reads a file by its schema; null where anything is wrong, which is added to `troubles`. A file that may be absent is `absent` then. */
export function readJson<Output>(
  { folder, troubles }: Reading,
  name: string,
  schema: v.GenericSchema<unknown, Output>,
  absent: Output | null = null,
): Output | null {
  let text: string;
  try {
    text = readFileSync(`${folder}/${name}`, 'utf8');
  } catch {
    if (absent === null) troubles.push(`${name}: is not there, or can’t be read`);
    return absent;
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    troubles.push(`${name}: ${whereNotJson(text, error)}`);
    return null;
  }
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  for (const issue of read.issues) troubles.push(`${name}: ${pathOf(issue)}: ${issue.message}`);
  return null;
}
