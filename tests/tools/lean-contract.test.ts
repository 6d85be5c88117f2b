import { parseSync, traverse, types } from '@babel/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVERS, withoutRequests, withoutWords, withPureSchemas } from '#tools/lean-contract.ts';
import { lighten } from '#tools/lean-build.ts';
import { sourcesUnder } from '../project/walls.ts';

const without = (code: string, plugin: typeof withoutWords) => (lighten(code, 'calls.ts', plugin)?.code ?? '').replaceAll(/\s+/g, ' ');

test('of a call only the server’s fields go, and of its answer nothing', () => {
  const code = without(
    "export const calls = { a: endpoint('/a', { access: 'public', request: v.object({ name: text }), answer: v.object({ name: text, request: text }), details: v.object({ failures: text }), failures: [1] }) };\nexport const other = { name: 'b', b: true };",
    withoutRequests,
  );
  expect(code).toContain("endpoint('/a', { answer: v.object({ name: text, request: text }), details: v.object({ failures: text }) })");
  expect(code).toContain("{ name: 'b', b: true }");
});

test('of a table of codes only the words go', () => {
  const code = without(
    "export const CODES = { 1: 'one', 2: 'two' } as const;\nconst other = { 3: 'three' };\nexport const known = (code: number) => code in CODES && { 4: 'four' };",
    withoutWords,
  );
  expect(code).toMatch(/CODES = \{ 1: 0, 2: 0 \}/);
  for (const kept of ['three', 'four']) expect(code).toContain(kept);
});

test('a schema may go where nothing is made of it, and what a function calls may not', () => {
  const code = without('const a = v.optional(text(5)); export const read = (told) => parse(a, told);', withPureSchemas);
  expect(code).toContain('const a = /*#__PURE__*/v.optional(/*#__PURE__*/text(5));');
  expect(code).toContain('=> parse(a, told)');
});

/** Where a file reads one of the server's fields of a call, or takes a whole table of calls to do with it what it likes. */
function readsOfServers(name: string, code: string): readonly string[] {
  const reads: string[] = [];
  const ast = parseSync(code, { filename: name, configFile: false, babelrc: false, parserOpts: { plugins: ['typescript', 'jsx'] } });
  if (ast)
    traverse(ast, {
      Program: ({ scope }) => {
        for (const { path, referencePaths } of Object.values(scope.bindings)) {
          const from = path.parent;
          const isTable =
            (types.isImportDeclaration(from) && from.importKind !== 'type' && from.source.value.includes('contract/calls/')) ||
            (types.isVariableDeclarator(path.node) && name.startsWith('contract/calls/') && types.isObjectExpression(path.node.init));
          if (!isTable) continue;
          for (const { parentPath } of referencePaths) {
            const asked = parentPath?.parent;
            if (
              parentPath?.isMemberExpression() &&
              types.isMemberExpression(asked) &&
              asked.object === parentPath.node &&
              types.isIdentifier(asked.property) &&
              SERVERS.has(asked.property.name)
            )
              reads.push(`${name}:${asked.loc?.start.line ?? 0} reads .${asked.property.name}`);
          }
        }
      },
    });
  return reads;
}

test('nothing that the browser runs reads what is not there', () => {
  const table = "import { a } from '../../contract/calls/a.ts';\n";
  expect(readsOfServers('src/x.ts', `${table}console.log(a.get.access, a.get.path);`)).toEqual(['src/x.ts:2 reads .access']);
  const files = ['src', 'machines', 'domain', 'contract'].flatMap((folder) => sourcesUnder(folder));
  const calling = files
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([file, text]) => file.startsWith('contract/calls/') || text.includes('contract/calls/'));
  expect(calling.length).toBeGreaterThan(50);
  expect(calling.flatMap(([file, text]) => readsOfServers(file, text))).toEqual([]);
});

test('what is declared of any call is read in the browser by name, path, method, answer and details alone', () => {
  const generic = ['src', 'machines', 'domain']
    .flatMap((folder) => sourcesUnder(folder))
    .filter((file) => /\bendpoint\.(?:access|request|failures|multipart)\b/.test(readFileSync(file, 'utf8')));
  expect(generic).toEqual([]);
});
