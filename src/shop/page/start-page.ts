import { createActor } from 'xstate';
import type { StoredUser } from '#contract/entities/user.ts';
import { keepAnswers, type KeptAnswersDeps } from '../kept-answers/keep-answers.ts';
import { inspect } from '../inspected.ts';
import { pageInput, pageWith, type PageAround } from './page-ports.ts';

/** The chart of the page, started, and what is kept for the time without a network. @param remembered who was remembered as the page began */
export function startPage(around: PageAround & KeptAnswersDeps, remembered: StoredUser | null): void {
  keepAnswers(around);
  createActor(pageWith(around, remembered), { inspect, input: pageInput(around.tabStorage, remembered) }).start();
}
