import { types, type PluginObj } from '@babel/core';
import { leanBuild } from './lean-build.ts';

const PROSE = new Set(['description', 'meta']);

/** Takes `description` and `meta` out of object literals: drawings and tests read them, customers do not. */
const withoutProse = (): PluginObj => ({
  visitor: {
    ObjectProperty(path) {
      if (types.isIdentifier(path.node.key) && PROSE.has(path.node.key.name)) path.remove();
    },
  },
});

/** Ships the statecharts without their prose. */
export const leanMachines = () => leanBuild('lean-machines', /\/machines\/.*\.ts$/, withoutProse);
