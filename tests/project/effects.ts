import { parseSync, traverse } from '@babel/core';

const NAMES = ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent'];
const EFFECTS = new Set(NAMES);

/** Lines of a source in which an effect of React sends an event to a flow. */
export function sendsInEffects(source: string): readonly number[] {
  const lines: number[] = [];
  // Most sources name none, and need not be parsed to know it.
  if (!NAMES.some((name) => source.includes(name))) return lines;
  const tree = parseSync(source, {
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: 'module', plugins: ['typescript', 'jsx'] },
  });
  if (!tree) return lines;
  traverse(tree, {
    ObjectProperty(path) {
      const { node, parentPath } = path;
      const isEvent =
        node.key.type === 'Identifier' && node.key.name === 'type' && node.value.type === 'StringLiteral' && node.value.value.includes('.');
      if (!isEvent || parentPath.parentPath?.type !== 'CallExpression') return;
      const effect = path.findParent(
        ({ node: around }) => around.type === 'CallExpression' && around.callee.type === 'Identifier' && EFFECTS.has(around.callee.name),
      );
      if (effect) lines.push(node.loc?.start.line ?? 0);
    },
  });
  return lines;
}
