import { types as t, type NodePath, type PluginObj } from '@babel/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chartProse } from './chart-prose.ts';
import { leanBuild } from './lean-build.ts';

/** The text of every source file below a folder, by its whole path. */
export const sourcesBelow = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/**
 * Takes the words away that a file hands to a function of its own which no longer says them anywhere: `broken('Price broke')`
 * becomes `broken()`. A function that is handed on, exported or given anything but words is left as it is.
 */
function withoutUnsaidWords(program: NodePath<t.Program>): void {
  program.scope.crawl();
  for (const { path, referencePaths } of Object.values(program.scope.bindings)) {
    if (!path.isVariableDeclarator() || t.isExportNamedDeclaration(path.parentPath.parent)) continue;
    const made = path.get('init');
    if (!made.isArrowFunctionExpression() || made.node.params.length !== 1) continue;
    const [parameter] = made.node.params;
    if (!t.isIdentifier(parameter) || made.scope.getOwnBinding(parameter.name)?.referenced !== false) continue;
    const calls = referencePaths.map(({ node, parent }) => (t.isCallExpression(parent) && parent.callee === node ? parent : null));
    if (!calls.every((call) => call?.arguments.length === 1 && t.isStringLiteral(call.arguments[0]))) continue;
    made.node.params = [];
    for (const call of calls) if (call) call.arguments = [];
  }
}

/** Takes out the properties that begin at some places of a file, and what was said for them alone. */
export const withoutPropertiesAt = (places: ReadonlySet<number>) => (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (places.has(path.node.start ?? -1)) path.remove();
    },
    Program: { exit: withoutUnsaidWords },
  },
});

/** Ships the statecharts without their prose: drawings and tests read it, customers do not. What is prose is found by its place in a chart. */
export const leanMachines = () => {
  const home = resolve('machines');
  let known: { readonly sources: ReadonlyMap<string, string>; readonly prose: ReadonlyMap<string, ReadonlySet<number>> } | null = null;
  const look = () => {
    const sources = sourcesBelow(home);
    return { sources, prose: chartProse(sources) };
  };
  return leanBuild('lean-machines', `${home}/**/*.ts`, (file, code) => {
    known ??= look();
    if (known.sources.get(file) !== code)
      throw new Error(`${file} was changed before its prose was looked for: tools/lean-machines.ts must see it first`);
    return withoutPropertiesAt(known.prose.get(file) ?? new Set());
  });
};
