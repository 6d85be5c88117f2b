import type { AnyModel } from '#statecharts/any-model.ts';
import { chartOf } from '#statecharts/draw/chart.ts';
import { factsOf, know, type Known } from '#statecharts/draw/page/facts.ts';
import { storiesOf, type Story } from '#statecharts/draw/stories.ts';

export type FlowFacts = {
  readonly known: Known;
  readonly model: AnyModel;
  readonly svg: string;
  /** Looked for when they are first asked for: of a large chart that takes seconds. */
  readonly stories: () => readonly Story[];
};

const models = import.meta.glob('/machines/*/*.model.ts');
const drawings = import.meta.glob<string>('/docs/statecharts/*.svg', { query: '?raw', import: 'default' });

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

export const loadFlows = async (): Promise<ReadonlyMap<string, FlowFacts>> => {
  const loaded = await Promise.all(
    Object.entries(models).map(async ([file, load]) => {
      const [exported, model] = Object.entries((await load()) as Record<string, unknown>).find((one): one is [string, AnyModel] =>
        isModel(one[1]),
      ) ?? [''];
      const name = /([^/]+)\.model\.ts$/.exec(file)?.[1] ?? '';
      if (!model) return [];
      const root = chartOf(model);
      const svg = (await drawings[`/docs/statecharts/${name}.svg`]?.()) ?? '';
      const known = know(factsOf({ name, model, exported, from: file.replace(/^\//, '#') }, root));
      let stories: readonly Story[] | undefined;
      const askStories = () => (stories ??= storiesOf(model, root));
      return [[model.machine.id, { known, model, svg: svg.replace(/<style>[\s\S]*?<\/style>/, ''), stories: askStories }] as const];
    }),
  );
  return new Map(loaded.flat());
};
