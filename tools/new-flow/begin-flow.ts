import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machineText, modelText, questionsText, viewText } from './chart-files.ts';
import { namesOf, type FlowNames } from './flow-names.ts';
import { entriesOf, layoutOf, type Entry } from './layout.ts';
import { catalogueText, hookText, portsText, screenText } from './screen-files.ts';
import { journeyText, machineTestText, storyText } from './test-files.ts';

/** Every file of a new flow: a question to the server from its chart to its page, so that all its tests pass at once. */
function filesOf(names: FlowNames): ReadonlyMap<string, string> {
  const at = layoutOf(names);
  return new Map([
    [at.machine, machineText(names)],
    [at.model, modelText(names)],
    [at.questions, questionsText(names)],
    [at.view, viewText(names)],
    [at.ports, portsText(names, at)],
    [at.hook, hookText(names, at)],
    [at.screen, screenText(names, at)],
    [at.texts.en, catalogueText('en', at)],
    [at.texts.fr, catalogueText('fr', at)],
    [at.machineTest, machineTestText(names, at)],
    [at.story, storyText(names, at)],
    [at.journey, journeyText(names, at)],
  ]);
}

/** A file with an entry in its place. @throws Error where the place is not found: the generator's layout is older than the file */
export function withEntry(text: string, { file, from, before, text: entry }: Entry): string {
  const begin = text.indexOf(from);
  const place = begin < 0 ? -1 : text.indexOf(before, begin);
  if (place < 0) throw new Error(`${file} has no "${before}" any more: tell tools/new-flow/layout.ts where a new flow is entered there`);
  return text.slice(0, place) + entry + text.slice(place);
}

/** Has files written as all others are (decision 062). @throws Error with what the formatter says */
function writeAlike(home: string, files: readonly string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(home, 'node_modules/oxfmt/bin/oxfmt'), ...files.filter((file) => /\.tsx?$/.test(file))],
    { cwd: home, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the formatter refuses a new flow: ${stderr}`);
}

/**
 * Writes a flow that runs, is tested and can be drawn, to be changed into the real one, and enters it where flows are listed.
 * @returns the files that were written and those that were changed
 * @throws Error when there is one of that name
 */
export function beginFlow(home: string, name: string): { readonly written: readonly string[]; readonly changed: readonly string[] } {
  const names = namesOf(name);
  const files = filesOf(names);
  for (const file of files.keys()) if (existsSync(join(home, file))) throw new Error(`${file} is there already`);
  const changed = new Map<string, string>();
  for (const entry of entriesOf(names))
    changed.set(entry.file, withEntry(changed.get(entry.file) ?? readFileSync(join(home, entry.file), 'utf8'), entry));
  for (const [file, text] of [...files, ...changed]) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  writeAlike(home, [...files.keys(), ...changed.keys()]);
  return { written: [...files.keys()], changed: [...changed.keys()] };
}
