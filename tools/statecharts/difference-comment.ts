import { bestLayout } from './best-layout.ts';
import { boxesIn, type Box } from './chart.ts';
import { unionOf, type Change, type Difference, type Fate } from './difference.ts';
import type { Pair } from './difference-page.ts';
import { versionOf, type Version } from './versions.ts';

/** A comment for whoever reviews a change: Markdown, and the pictures that it shows by the names of their files. */
export type Comment = { readonly markdown: string; readonly pictures: ReadonlyMap<string, string> };

/** By this line a machine finds the comment that it wrote before. */
const mark = '<!-- what changed in the statecharts -->';

const fateWords: Readonly<Record<Fate, string>> = { added: 'Added', removed: 'Removed', changed: 'Changed' };

/** Text whose signs mean nothing to Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`);

const line = ({ fate, sentence, more }: Change): string => `- **${fateWords[fate]}**: ${plain(sentence)}${more ? ` ${plain(more)}` : ''}`;

/** Of a flow that is new or gone its size is told, not every state. */
const whole = (fate: Fate, root: Box): string => {
  const boxes = boxesIn(root);
  return `- **${fateWords[fate]}**: the whole flow, ${boxes.length - 1} states and ${boxes.flatMap(({ ways }) => ways).length} ways. ${plain(root.description)}`;
};

const nothing = (from: string): string =>
  [mark, '## What changed in the flows', '', `Nothing: every flow is as it was at ${plain(from)}.`, ''].join('\n');

const versionsOf = ({ before, after }: Pair): readonly Version[] => [
  ...(before ? ['before' as const] : []),
  ...(after ? ['after' as const] : []),
];

const titles: Readonly<Record<Version, string>> = { before: 'Before', after: 'After' };

/**
 * What changed, flow by flow: sentences, and the flow before and after. The pictures are called after their flow, and the
 * same versions give the same bytes. `from` is the older version, `address` what stands before a picture's name: nothing
 * where they lie beside the comment.
 */
export const differenceComment = async (
  pairs: readonly Pair[],
  differences: readonly Difference[],
  from: string,
  address = '',
): Promise<Comment> => {
  if (differences.length === 0) return { markdown: nothing(from), pictures: new Map() };
  const pictures = new Map<string, string>();
  const parts: string[] = [];
  for (const { name, title, changes } of differences) {
    const pair = pairs.find((one) => one.name === name);
    const [before, after] = [pair?.before ?? pair?.after, pair?.after ?? pair?.before];
    if (!pair || !before || !after) continue;
    const layout = await bestLayout(unionOf(before, after));
    const shown = versionsOf(pair);
    for (const version of shown) pictures.set(`${name}.${version}.svg`, `${versionOf(layout, before, after, version, changes)}\n`);
    const image = (version: Version) => `![${plain(title)}, ${version}](${address}${encodeURIComponent(name)}.${version}.svg)`;
    parts.push(
      `### ${plain(title)}${pair.before ? '' : ' (new)'}${pair.after ? '' : ' (gone)'}`,
      '',
      ...(pair.before && pair.after ? changes.map(line) : [whole(pair.after ? 'added' : 'removed', after)]),
      '',
      `| ${shown.map((version) => titles[version]).join(' | ')} |`,
      `| ${shown.map(() => '---').join(' | ')} |`,
      `| ${shown.map(image).join(' | ')} |`,
      '',
    );
  }
  const many = differences.length === 1 ? 'One flow' : `${differences.length} flows`;
  return {
    markdown: [
      mark,
      '## What changed in the flows',
      '',
      `${many} since ${plain(from)}. Green is new, red is gone, amber is changed.`,
      '',
      ...parts,
    ].join('\n'),
    pictures,
  };
};
