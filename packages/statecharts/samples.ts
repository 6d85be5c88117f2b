import type { Doer, PortAnswered, PortBroke, TimePassed } from './model.ts';

const by =
  (doer: Doer) =>
  <const Event>(says: string, event: Event) => ({ says, by: doer, event });

export const byCustomer = by('customer');
export const byServer = by('server');
export const byBank = by('bank');
export const byTime = by('time');
export const byPage = by('page');

export const answered = (port: string, output: unknown): PortAnswered => ({ type: `xstate.done.actor.${port}`, output });
export const broke = (port: string): PortBroke => ({ type: `xstate.error.actor.${port}`, error: new Error('broken') });
/** @param wait its delay's name and the id of its state's node: 'nextLook.tracking.unreachable' */
export const passed = (wait: string): TimePassed => ({ type: `xstate.after.${wait}` });
