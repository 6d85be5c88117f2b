import { createActor } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { inspect } from '../inspected.ts';
import { pageInput, pageWith, type PageDeps } from './page-ports.ts';

/** The chart of the page, started. @param remembered who was remembered as the page began */
export function startPage(deps: PageDeps, remembered: StoredUser | null): void {
  createActor(pageWith(deps, remembered), { inspect, input: pageInput(deps.tabStorage, remembered) }).start();
}
