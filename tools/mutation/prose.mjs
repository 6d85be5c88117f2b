import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const PROSE = new Set(['description', 'meta', 'types']);

/** Leaves out what is written for people or for the compiler: a changed description changes nothing that runs. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => (path.isObjectProperty() && PROSE.has(path.node.key.name) ? 'written for people or the compiler' : undefined),
  }),
];
