import { parseSync, Visitor, type ESTree } from 'vite';

/** What an expression may be where it is drawn. */
type Drawn = 'words' | 'element' | 'nothing';
type Child = ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression;
type Parent = ESTree.JSXElement | ESTree.JSXFragment;

const nameOf = (element: ESTree.JSXElement) =>
  element.openingElement.name.type === 'JSXIdentifier' ? element.openingElement.name.name : '';
/** `Trans` has an element by itself (`src/texts/Words.tsx`); what stands in it is put together to one text. */
const isText = (element: ESTree.JSXElement) => /^(Trans|Plural|Select|SelectOrdinal)$/.test(nameOf(element));
const isAlwaysThere = (element: ESTree.JSXElement) => isText(element) || /^([a-z]|Link$)/.test(nameOf(element));

/** Whether it is a list of elements: `list.map(…)`. */
const isList = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && /^(flatM|m)ap$/.test(callee.property.name);

/** The children of a parent, those of fragments in it among them; blank text is nothing. */
const childrenOf = (parent: Parent): readonly Child[] =>
  parent.children.flatMap((child): readonly Child[] => {
    const inner = child.type === 'JSXExpressionContainer' ? child.expression : child;
    if (inner.type === 'JSXFragment') return childrenOf(inner);
    const isBlank =
      inner.type === 'JSXEmptyExpression' ||
      ((inner.type === 'JSXText' || inner.type === 'Literal') && typeof inner.value === 'string' && !inner.value.trim());
    return isBlank ? [] : [inner];
  });

/** Names that are declared as an element, or nothing: props, or what a function gives. */
export const elementsDeclaredIn = (source: string): readonly string[] =>
  [...source.matchAll(/\b(\w+)\??: (?:\([^)]*\) => )?ReactElement\b/g)].map(([, name]) => name ?? '');

/**
 * Lines of a source where words stand as bare text beside something that comes and goes, or come and go themselves, in
 * the same parent. A browser that translates the page puts elements of its own in the place of such text, and React can
 * then neither put anything before it nor take it away: words have an element of their own.
 * @param elements names that are no words, from `elementsDeclaredIn` of all sources
 */
export function bareWords(source: string, elements: readonly string[] = elementsDeclaredIn(source)): readonly number[] {
  const nodes = new Set([...source.matchAll(/\b(\w+)\??: ReactNode\b/g)].map(([, name]) => name));
  const bound = new Map<string, ESTree.Expression>();
  const parents: Parent[] = [];
  const within = new Set<unknown>();
  const meet = (parent: Parent) => {
    parents.push(parent);
    for (const child of parent.children) within.add(child.type === 'JSXExpressionContainer' ? child.expression : child);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) bound.set(id.name, init);
    },
    JSXElement: meet,
    JSXFragment: meet,
  }).visit(parseSync('source.tsx', source).program);

  const elementOr = (otherwise: readonly Drawn[], name: string): readonly Drawn[] =>
    elements.includes(name) ? ['element', 'nothing'] : otherwise;
  const declared = (name: string): readonly Drawn[] => (nodes.has(name) ? ['element', 'nothing', 'words'] : elementOr(['words'], name));
  const drawnByName = (name: string, seen: readonly string[]): readonly Drawn[] => {
    const init = seen.includes(name) ? undefined : bound.get(name);
    return init && !nodes.has(name) ? drawnBy(init, [...seen, name]) : declared(name);
  };
  const drawnByCall = (name: string, seen: readonly string[]): readonly Drawn[] => {
    const made = seen.includes(name) ? undefined : bound.get(name);
    return made?.type === 'ArrowFunctionExpression' ? drawnBy(made.body as Child, [...seen, name]) : elementOr(['words'], name);
  };
  const drawnBy = (node: Child, seen: readonly string[] = []): readonly Drawn[] => {
    if (node.type === 'JSXElement') return isAlwaysThere(node) ? ['element'] : ['element', 'nothing'];
    if (node.type === 'JSXFragment') return ['element', 'nothing'];
    if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
      return drawnBy(node.expression, seen);
    if (node.type === 'Literal')
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim()) ? ['words'] : ['nothing'];
    if (node.type === 'LogicalExpression')
      return [...(node.operator === '&&' ? (['nothing'] as const) : drawnBy(node.left, seen)), ...drawnBy(node.right, seen)];
    if (node.type === 'ConditionalExpression') return [...drawnBy(node.consequent, seen), ...drawnBy(node.alternate, seen)];
    if (node.type === 'MemberExpression') return node.property.type === 'Identifier' ? declared(node.property.name) : ['words'];
    if (node.type === 'Identifier') return node.name === 'undefined' ? ['nothing'] : drawnByName(node.name, seen);
    if (node.type === 'CallExpression' && isList(node)) return ['element', 'nothing'];
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier') return drawnByCall(node.callee.name, seen);
    return ['words'];
  };

  const lineOf = ({ start }: { readonly start: number }) => source.slice(0, start).split('\n').length;
  const lines = parents.flatMap((parent) => {
    const children = childrenOf(parent).map((child) => ({ child, drawn: new Set(drawnBy(child)) }));
    if (children.length < 2 || (parent.type === 'JSXElement' && isText(parent))) return [];
    // A fragment that stands in no parent is drawn wherever it is given, and goes from there with all its words.
    const goes = parent.type === 'JSXFragment' && !within.has(parent);
    const changing = children.filter(({ drawn }) => drawn.size > 1);
    return children
      .filter((one) => one.drawn.has('words') && (goes || one.drawn.size > 1 || changing.some((other) => other !== one)))
      .map(({ child }) => lineOf(child));
  });
  return [...new Set(lines)].toSorted((one, other) => one - other);
}
