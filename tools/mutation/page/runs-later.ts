import { parseSync, traverse } from '@babel/core';

type Range = { readonly from: number; readonly to: number };

const functionsOf = (source: string): readonly Range[] => {
  const file = parseSync(source, {
    configFile: false,
    babelrc: false,
    parserOpts: { sourceType: 'module', plugins: ['typescript', 'jsx'] },
  });
  const found: Range[] = [];
  if (file) traverse(file, { Function: ({ node: { start, end } }) => void found.push({ from: start ?? 0, to: end ?? 0 }) });
  return found;
};

/**
 * Says of places in a file whether what stands there runs when a function is called. All else runs once, while the file is
 * loaded, be it in the middle of a test that brings it: a change of that cannot be switched on and off.
 */
export function runsLaterIn(source: string): (place: Range) => boolean {
  const functions = functionsOf(source);
  return ({ from, to }) => functions.some((one) => one.from <= from && to <= one.to && to - from < one.to - one.from);
}
