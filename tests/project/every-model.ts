import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyModel } from '#statecharts/any-model.ts';

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value && 'project' in value;

export async function everyModel(): Promise<ReadonlyMap<string, AnyModel>> {
  const flows = readdirSync('machines', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const loaded = await Promise.all(
    flows.map(async ({ name }) => {
      const module = (await import(join(process.cwd(), `machines/${name}/${name}.model.ts`))) as Record<string, unknown>;
      const model = Object.values(module).find(isModel);
      if (!model) throw new Error(`${name} has no model`);
      return [name, model] as const;
    }),
  );
  return new Map(loaded);
}
