import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const PROSE = new Set(['description', 'meta']);

/** Leaves out what is written for people: a changed description changes nothing that runs. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => (path.isObjectProperty() && PROSE.has(path.node.key.name) ? 'written for people' : undefined),
  }),
];
