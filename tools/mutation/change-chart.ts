import { vi } from 'vitest';
import type * as XState from 'xstate';
import { copyOf, mutantsOf, type Actions } from './chart-mutants.ts';

const { id, says } = JSON.parse(process.env.CHART_MUTANT ?? '{}') as { id: string; says: string };

vi.mock('xstate', async (importActual) => {
  const xstate = await importActual<typeof XState>();
  const setup = (parts: { actions?: Actions }) => {
    const made = xstate.setup(parts as never);
    const createMachine = (given: { id?: string }) => {
      if (given.id !== id) return made.createMachine(given as never);
      const [config, actions] = [copyOf(given), { ...parts.actions }];
      const mutant = mutantsOf(config, actions, () => true).find((one) => one.says === says);
      if (!mutant) throw new Error(`The chart ${id} has no change: ${says}`);
      mutant.apply();
      return xstate.setup({ ...parts, actions } as never).createMachine(config as never);
    };
    return { ...made, createMachine };
  };
  return { ...xstate, setup };
});
