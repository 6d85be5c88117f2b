import type { AnyModel } from '#statecharts/any-model.ts';
import { boxesIn, kindWords, type Box, type Way } from './chart.ts';
import { mermaidOf } from './mermaid.ts';
import type { Story } from './stories.ts';
import { sectionWords } from './words.ts';

const wayText = (titles: ReadonlyMap<string, string>, way: Way): string => {
  const condition = way.condition ? ` ${way.condition}` : '';
  return way.to === null
    ? `↻ ${way.words}${condition}: stays.${way.note ? ` ${way.note}` : ''}`
    : `→ ${way.words}${condition}: **${titles.get(way.to) ?? way.to}**${way.cause === 'failure' ? ' (failure)' : ''}`;
};

/** A machine as text: for reading without pictures, and for seeing in a review what a change does to a flow. */
export const textForm = (name: string, model: AnyModel, root: Box, stories: readonly Story[]): string => {
  const boxes = boxesIn(root);
  const titles = new Map(boxes.map(({ path, title }) => [path, title]));
  const entry = (box: Box): readonly string[] => {
    const depth = box.path === '' ? 0 : box.path.split('.').length - 1;
    const inside = '  '.repeat(depth);
    if (box.path === '') return box.ways.map((way) => `- anywhere: ${wayText(titles, way)}`);
    const begins = boxes.some(({ initial }) => initial === box.path) ? ' ● begins here' : '';
    return [
      `${inside}- **${box.title}** (${kindWords[box.kind]}${box.section ? `, ${sectionWords(box.section)}` : ''})${begins}  `,
      `${inside}  ${box.description}${box.shows ? ` “${box.shows}”` : ''}${box.asks.length > 0 ? ` Asks: ${box.asks.join(', ')}.` : ''}`,
      ...box.ways.map((way) => `${inside}  - ${wayText(titles, way)}`),
    ];
  };
  const story = ({ title, answer, steps, ends }: Story) => [
    `- **${title}**`,
    `  ${answer}  `,
    `  ${steps.map(({ says }) => says).join(', ')}: ${ends}.`,
  ];
  return [
    `# ${model.title}`,
    '',
    model.sentence,
    '',
    `Used by ${model.usedBy}. ${model.section ? `Answers to ${sectionWords(model.section)}. ` : ''}Drawn from the machine by \`npm run statecharts\`.`,
    '',
    `![Drawing of ${model.title}](${name}.svg)`,
    '',
    '```mermaid',
    mermaidOf(root),
    '```',
    '',
    '## States and ways out',
    '',
    ...boxes.flatMap(entry),
    '',
    '## Journeys',
    '',
    ...stories.flatMap(story),
    '',
  ].join('\n');
};

export const indexText = (flows: readonly { readonly name: string; readonly model: AnyModel }[]): string =>
  [
    '# Flows',
    '',
    `Drawn from the machines by \`npm run statecharts\`; each text has its drawing.`,
    '',
    '| flow | what it is for | used by |',
    '|---|---|---|',
    ...flows.map(({ name, model }) => `| [${model.title}](${name}.md) | ${model.sentence} | ${model.usedBy} |`),
    '',
  ].join('\n');
