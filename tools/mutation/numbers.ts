import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSync, traverse } from '@babel/core';

/** One change of a file: where, and what stands there instead. */
type Mutant = { readonly from: number; readonly to: number; readonly instead: string };

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

/** Changes files one thing at a time and counts what the tests of their flow notice; each file is as it was afterwards. */
function main(files: readonly string[]): void {
  let [noticed, of] = [0, 0];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const flow = /^machines\/([^/]+)\//.exec(file)?.[1];
    const tests = flow ? [`tests/machines/${flow}`] : ['related', file];
    try {
      for (const { from, to, instead } of mutantsOf(source)) {
        writeFileSync(file, source.slice(0, from) + instead + source.slice(to));
        const run = spawnSync('npx', ['vitest', ...(flow ? ['run', ...tests] : tests), '--run', '--bail=1'], { stdio: 'ignore' });
        of += 1;
        if (run.status !== 0) noticed += 1;
        else process.stdout.write(`${file}:${source.slice(0, from).split('\n').length} ${source.slice(from, to)} → ${instead}\n`);
      }
    } finally {
      writeFileSync(file, source);
    }
  }
  process.stdout.write(`${noticed} of ${of} noticed\n`);
}

if (process.argv[1]?.endsWith('numbers.ts')) main(process.argv.slice(2));
