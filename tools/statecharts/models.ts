import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import type { AnyModel } from '#statecharts/any-model.ts';

/** A model and the name of its file, which names its drawing. */
export type NamedModel = {
  readonly name: string;
  readonly model: AnyModel;
  /** The file's whole path, and the name it exports the model by. */ readonly file: string;
  readonly exported: string;
};

const ending = '.model.ts';

/** The files of a pattern in which `*` stands for any part of one name, in the order of the alphabet. */
export const filesOf = (pattern: string): readonly string[] => {
  const [top = '', ...segments] = resolve(pattern).split(sep);
  return segments.reduce<readonly string[]>(
    (paths, segment) => {
      if (!segment.includes('*')) return paths.map((path) => join(path, segment)).filter((path) => existsSync(path));
      const like = new RegExp(
        `^${segment
          .split('*')
          .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      );
      return paths
        .filter((path) => statSync(path).isDirectory())
        .flatMap((path) =>
          readdirSync(path, { withFileTypes: true })
            .filter(({ name }) => like.test(name))
            .map(({ name }) => join(path, name))
            .sort(),
        );
    },
    [`${top}${sep}`],
  );
};

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && value.machine instanceof StateMachine && 'events' in value;

/** Loads the one model that each file exports. Rejects with the file's name when there is none or more than one. */
export const loadModels = (pattern: string): Promise<readonly NamedModel[]> =>
  Promise.all(
    filesOf(pattern).map(async (file) => {
      const exported = (await import(pathToFileURL(file).href)) as object;
      const [found, another] = Object.entries(exported).filter(([, value]) => isModel(value)) as [string, AnyModel][];
      if (!found || another) throw new Error(`${file} must export exactly one model`);
      return { name: basename(file, ending), model: found[1], file, exported: found[0] };
    }),
  );
