import { createActor } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { inspect } from '../inspected.ts';
import { pageInput, pageWith, type PageAround } from './page-ports.ts';

/** The chart of the page, started. @param remembered who was remembered as the page began */
export function startPage(around: PageAround, remembered: StoredUser | null): void {
  createActor(pageWith(around, remembered), { inspect, input: pageInput(around.tabStorage, remembered) }).start();
}
