import { types, type PluginObj } from '@babel/core';
import { leanBuild } from './lean-build.ts';

/** What only the server and tests read of a call's declaration. */
const SERVERS = new Set(['name', 'access', 'request', 'failures', 'multipart', 'served']);

const withoutRequests = (): PluginObj => ({
  visitor: {
    CallExpression(path) {
      const [declaration] = path.node.arguments;
      if (!types.isIdentifier(path.node.callee, { name: 'endpoint' }) || !types.isObjectExpression(declaration)) return;
      declaration.properties = declaration.properties.filter((property) => !(types.isObjectProperty(property) && types.isIdentifier(property.key) && SERVERS.has(property.key.name)));
    },
  },
});

/** The browser asks only whether a code is known; the words of codes are catalogues' matter. */
const withoutWords = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (types.isNumericLiteral(path.node.key) && types.isStringLiteral(path.node.value)) path.node.value = types.numericLiteral(0);
    },
  },
});

/** Ships the contract as the browser needs it: it reads answers by their schemas and never checks its own requests. */
export const leanContract = () => [
  leanBuild('lean-contract-calls', /\/contract\/calls\/.*\.ts$/, withoutRequests),
  leanBuild('lean-contract-codes', /\/contract\/(error|success)-codes\.ts$/, withoutWords),
];
