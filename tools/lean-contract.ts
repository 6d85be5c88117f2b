import { types, type PluginObj } from '@babel/core';
import { leanBuild } from './lean-build.ts';

/** What only the server and tests read of a call's declaration; nothing that the browser runs reads it (`tests/tools/lean-contract.test.ts`). */
export const SERVERS: ReadonlySet<string> = new Set(['access', 'request', 'failures', 'multipart']);

/** Takes the server's fields out of what `endpoint` is told, and nothing out of the schemas within. */
export const withoutRequests = (): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const [, declaration] = path.node.arguments;
      if (!types.isIdentifier(path.node.callee, { name: 'endpoint' }) || !types.isObjectExpression(declaration)) return;
      declaration.properties = declaration.properties.filter(
        (property) => !(types.isObjectProperty(property) && types.isIdentifier(property.key) && SERVERS.has(property.key.name)),
      );
    },
  },
});

/** The browser asks only whether a code is known; the words of codes, in the tables that such a file exports, are catalogues' matter. */
export const withoutWords = (): PluginObj => ({
  visitor: {
    ExportNamedDeclaration(path) {
      if (!types.isVariableDeclaration(path.node.declaration)) return;
      for (const { init } of path.node.declaration.declarations) {
        const table = types.isTSAsExpression(init) ? init.expression : init;
        if (!types.isObjectExpression(table)) continue;
        for (const property of table.properties)
          if (types.isObjectProperty(property) && types.isNumericLiteral(property.key) && types.isStringLiteral(property.value))
            property.value = types.numericLiteral(0);
      }
    },
  },
});

/** Says of each schema that making it changes nothing: what only a request was made of goes with it. */
export const withPureSchemas = (): PluginObj => ({
  visitor: {
    CallExpression(path) {
      if (!path.getFunctionParent()) types.addComment(path.node, 'leading', '#__PURE__');
    },
  },
});

/** Ships the contract as the browser needs it: it reads answers by their schemas and never checks its own requests. */
export const leanContract = () => [
  leanBuild('lean-contract-calls', /\/contract\/calls\/.*\.ts$/, () => withoutRequests),
  leanBuild('lean-contract-codes', /\/contract\/(error|success)-codes\.ts$/, () => withoutWords),
  leanBuild('lean-contract-schemas', /\/contract\/.*\.ts$/, () => withPureSchemas),
];
