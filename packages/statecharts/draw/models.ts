import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { AnyModel } from '#statecharts/any-model.ts';

export type NamedModel = {
  readonly name: string;
  readonly model: AnyModel;
  readonly file: string;
  readonly exported: string;
  /** What its project's tests import it by. */
  readonly from: string;
};

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && value.machine instanceof StateMachine && 'events' in value;

/** Loads the one model that each `*.model.ts` below a folder exports; `#folder` is what its project calls the folder in imports. Rejects with the file's name when there is none or more than one. */
export const loadModels = (folder: string): Promise<readonly NamedModel[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.model.ts'))
      .toSorted()
      .map(async (name) => {
        const file = resolve(join(folder, name));
        const found = Object.entries((await import(pathToFileURL(file).href)) as object).filter(([, value]) => isModel(value));
        const [[exported, model] = ['', null], another] = found as [string, AnyModel][];
        if (!model || another) throw new Error(`${file} must export exactly one model`);
        return { name: basename(file, '.model.ts'), model, file, exported, from: `#${folder}/${name}` };
      }),
  );
