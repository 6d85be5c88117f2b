import { parseSync, traverse } from '@babel/core';

/** One change of a file: where, and what stands there instead. */
export type Mutant = { readonly from: number; readonly to: number; readonly instead: string };

/** What Stryker leaves alone: numbers one more, one less and tenfold, and lists of numbers or words without one of them. */
export function mutantsOf(source: string): readonly Mutant[] {
  const file = parseSync(source, { configFile: false, babelrc: false, parserOpts: { sourceType: 'module', plugins: ['typescript'] } });
  const found: Mutant[] = [];
  if (!file) return found;
  traverse(file, {
    enter(path) {
      if (path.isTSType() || path.isTSTypeAliasDeclaration() || path.isImportDeclaration()) path.skip();
    },
    NumericLiteral({ node: { start, end, value } }) {
      const others = new Set([value + 1, value - 1, value * 10]);
      for (const other of others) if (other !== value) found.push({ from: start ?? 0, to: end ?? 0, instead: `(${other})` });
    },
    ArrayExpression({ node: { start, end, elements } }) {
      const members = elements.flatMap((one) =>
        one?.type === 'NumericLiteral' || one?.type === 'StringLiteral' ? [source.slice(one.start ?? 0, one.end ?? 0)] : [],
      );
      if (members.length < 2 || members.length < elements.length) return;
      for (const left of members.keys())
        found.push({ from: start ?? 0, to: end ?? 0, instead: `[${members.toSpliced(left, 1).join(', ')}]` });
    },
  });
  return found;
}

/** The file with one change in it. */
export const changed = (source: string, { from, to, instead }: Mutant): string => source.slice(0, from) + instead + source.slice(to);
