import { parseSync, types as t, type NodePath, traverse } from '@babel/core';
import { dirname, join } from 'node:path';

/** What of a chart only drawings, tests and product owners read. */
const PROSE = new Set(['description', 'meta']);

/** What an expression in a chart stands for: a state, ways out of one, a map of such ways by event or delay, a map of states, or a port that is asked. */
type Kind = 'state' | 'ways' | 'waysByName' | 'states' | 'invoke' | 'setup';

const BELOW: Readonly<Record<Kind, Readonly<Record<string, Kind>>>> = {
  state: { on: 'waysByName', after: 'waysByName', always: 'ways', onDone: 'ways', states: 'states', invoke: 'invoke' },
  invoke: { onDone: 'ways', onError: 'ways', onSnapshot: 'ways' },
  ways: {},
  waysByName: {},
  states: {},
  setup: {},
};
const EVERY: Partial<Readonly<Record<Kind, Kind>>> = { waysByName: 'ways', states: 'state' };

type File = { readonly name: string; readonly program: NodePath<t.Program>; readonly lineOf: (start: number) => number };
type Named = { readonly file: File; readonly name: string };

const keyOf = ({ key, computed }: t.ObjectProperty): string | null =>
  computed ? null : t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : null;

const bare = (node: t.Node): t.Node =>
  t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node) || t.isTSNonNullExpression(node) || t.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

function read(name: string, code: string): File {
  const ast = parseSync(code, { filename: name, configFile: false, babelrc: false, parserOpts: { plugins: ['typescript'] } });
  let program: NodePath<t.Program> | undefined;
  if (ast)
    traverse(ast, {
      Program: (path) => {
        program = path;
        path.stop();
      },
    });
  if (!program) throw new Error(`${name} cannot be read`);
  return { name, program, lineOf: (start) => code.slice(0, start).split('\n').length };
}

/** The whole path of what a file imports: by the way from it, or by `#` and the path from the project's root. */
const targetOf = (file: File, source: string): string =>
  source.startsWith('#') ? file.name.slice(0, file.name.lastIndexOf('/machines/') + 1) + source.slice(1) : join(dirname(file.name), source);

/** What a call makes a chart of, and as what: the configuration of a machine or a state, or the words of a setup. */
function rootOf(call: t.CallExpression): readonly [t.Node, Kind] | null {
  const [first] = call.arguments;
  if (!first) return null;
  const callee = bare(call.callee);
  const name =
    t.isMemberExpression(callee) && t.isIdentifier(callee.property) ? callee.property.name : t.isIdentifier(callee) ? callee.name : '';
  return name === 'createMachine' || name === 'createStateConfig' ? [first, 'state'] : name === 'setup' ? [first, 'setup'] : null;
}

/**
 * Where the prose of charts stands: of each file, the places at which a `description` or `meta` of a state or a way out of one
 * begins, and the `types` of a setup. Found by going down from each `createMachine` and `createStateConfig`, through constants
 * and functions, into other files too. Properties of those names that stand elsewhere (an event's, a context's) are not among them.
 * @param sources the text of every file below `machines/`, by its whole path
 * @throws Error with file and line where a constant is a piece of a chart and something else too: without its prose the other would miss it
 */
export function chartProse(sources: ReadonlyMap<string, string>): ReadonlyMap<string, ReadonlySet<number>> {
  const files = new Map([...sources].map(([name, code]) => [name, read(name, code)]));
  const prose = new Map([...files.keys()].map((name) => [name, new Set<number>()]));
  const gone = new Set<string>();
  /** Constants that are pieces of charts and hold prose, and where they are named as such. */
  const pieces = new Map<string, Named>();
  const namedAsPiece = new Set<string>();
  let pieceNow: Named | null = null;

  const find = (file: File, name: string): { readonly at: Named; readonly value: t.Node } | null => {
    const binding = file.program.scope.getOwnBinding(name);
    if (!binding) return null;
    const { node, parent } = binding.path;
    if (t.isVariableDeclarator(node) && node.init) return { at: { file, name }, value: node.init };
    if (t.isFunctionDeclaration(node)) return { at: { file, name }, value: node };
    if (t.isImportSpecifier(node) && t.isImportDeclaration(parent)) {
      const from = files.get(targetOf(file, parent.source.value));
      namedAsPiece.add(`${file.name}:${node.start ?? 0}`);
      return from && t.isIdentifier(node.imported) ? find(from, node.imported.name) : null;
    }
    return null;
  };

  const goTo = (file: File, name: t.Identifier, kind: Kind, hidden: ReadonlySet<string>, isCalled: boolean): void => {
    if (hidden.has(name.name)) return;
    namedAsPiece.add(`${file.name}:${name.start ?? 0}`);
    const found = find(file, name.name);
    if (!found) return;
    const before = pieceNow;
    pieceNow = found.at;
    if (isCalled) goIntoFunction(found.at.file, bare(found.value), kind);
    else go(found.at.file, found.value, kind, new Set());
    pieceNow = before;
  };

  const goIntoFunction = (file: File, called: t.Node, kind: Kind): void => {
    if (!t.isFunction(called)) return;
    const hidden = new Set(called.params.flatMap((parameter) => Object.keys(t.getBindingIdentifiers(parameter))));
    if (!t.isBlockStatement(called.body)) return go(file, called.body, kind, hidden);
    for (const statement of called.body.body)
      if (t.isReturnStatement(statement) && statement.argument) go(file, statement.argument, kind, hidden);
  };

  const goIntoObject = (file: File, { properties }: t.ObjectExpression, kind: Kind, hidden: ReadonlySet<string>): void => {
    for (const property of properties) {
      if (t.isSpreadElement(property)) go(file, property.argument, kind, hidden);
      if (!t.isObjectProperty(property)) continue;
      const key = keyOf(property);
      const isProse = kind === 'setup' ? key === 'types' : (kind === 'state' || kind === 'ways') && key !== null && PROSE.has(key);
      const below = EVERY[kind] ?? (key === null ? undefined : BELOW[kind][key]);
      if (isProse) {
        prose.get(file.name)?.add(property.start ?? -1);
        if (pieceNow) pieces.set(`${pieceNow.file.name}:${pieceNow.name}`, pieceNow);
      } else if (below) go(file, property.value, below, hidden);
    }
  };

  const go = (file: File, node: t.Node, kind: Kind, hidden: ReadonlySet<string>): void => {
    const value = bare(node);
    const once = `${file.name}:${value.start ?? 0}:${kind}`;
    if (!t.isIdentifier(value)) {
      if (gone.has(once)) return;
      gone.add(once);
    }
    if (t.isIdentifier(value)) goTo(file, value, kind, hidden, false);
    else if (t.isObjectExpression(value)) goIntoObject(file, value, kind, hidden);
    else if (t.isArrayExpression(value))
      for (const element of value.elements) {
        if (element) go(file, t.isSpreadElement(element) ? element.argument : element, kind, hidden);
      }
    else if (t.isConditionalExpression(value)) [value.consequent, value.alternate].forEach((branch) => go(file, branch, kind, hidden));
    else if (t.isCallExpression(value) && t.isIdentifier(value.callee)) goTo(file, value.callee, kind, hidden, true);
    else if (t.isMemberExpression(value)) goIntoMember(file, value, kind, hidden);
  };

  /** `x.y`, where `x` is a constant object of a chart's pieces by name. */
  const goIntoMember = (file: File, { object, property }: t.MemberExpression, kind: Kind, hidden: ReadonlySet<string>): void => {
    if (!t.isIdentifier(object) || !t.isIdentifier(property) || hidden.has(object.name)) return;
    const found = find(file, object.name);
    const value = found && bare(found.value);
    if (!value || !t.isObjectExpression(value)) return;
    namedAsPiece.add(`${file.name}:${object.start ?? 0}`);
    const before = pieceNow;
    pieceNow = found.at;
    for (const held of value.properties)
      if (t.isObjectProperty(held) && keyOf(held) === property.name) go(found.at.file, held.value, kind, new Set());
    pieceNow = before;
  };

  for (const file of files.values())
    file.program.traverse({
      CallExpression: ({ node }) => {
        const root = rootOf(node);
        if (root) go(file, root[0], root[1], new Set());
      },
    });

  for (const { file, name } of pieces.values()) refuseOtherUse(file, name, namedAsPiece, files, prose);
  return prose;
}

/** Whether somebody takes something else than prose of a piece, or prose for prose alone. */
const asksNoProse = (path: NodePath, prose: ReadonlySet<number> | undefined): boolean =>
  (t.isMemberExpression(path.parent) &&
    !path.parent.computed &&
    t.isIdentifier(path.parent.property) &&
    !PROSE.has(path.parent.property.name)) ||
  path.findParent(({ node }) => t.isObjectProperty(node) && (prose?.has(node.start ?? -1) ?? false)) !== null;

/** Refuses a piece of a chart that is named elsewhere than in a chart. */
function refuseOtherUse(
  home: File,
  name: string,
  asPiece: ReadonlySet<string>,
  files: ReadonlyMap<string, File>,
  prose: ReadonlyMap<string, ReadonlySet<number>>,
): void {
  for (const file of files.values()) {
    const local = file === home ? name : importedAs(file, home, name);
    for (const path of (local && file.program.scope.getOwnBinding(local)?.referencePaths) || []) {
      const { node, parent } = path;
      if (
        asksNoProse(path, prose.get(file.name)) ||
        t.isExportSpecifier(parent) ||
        t.isExportNamedDeclaration(parent) ||
        t.isExportNamedDeclaration(node) ||
        t.isTSTypeQuery(parent) ||
        asPiece.has(`${file.name}:${node.start ?? 0}`)
      )
        continue;
      throw new Error(
        `${file.name}:${file.lineOf(node.start ?? 0)}: ${name} is a piece of a chart, whose description and meta the browser does not get, and is used as something else here. Write the two apart (tools/chart-prose.ts).`,
      );
    }
  }
}

/** How a file calls what another exports by a name. */
function importedAs(file: File, home: File, name: string): string | null {
  for (const statement of file.program.node.body) {
    if (!t.isImportDeclaration(statement) || targetOf(file, statement.source.value) !== home.name) continue;
    for (const one of statement.specifiers)
      if (t.isImportSpecifier(one) && t.isIdentifier(one.imported) && one.imported.name === name) return one.local.name;
  }
  return null;
}
