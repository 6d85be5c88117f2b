import { timeAt, type Moment } from './schedule/store-clock.ts';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const MORNING = '05:00';
const NOON = '12:00';
const EVENING = '18:00';

/** How a customer is greeted, by the clock of their city: the night is a long evening. */
export function partOfDay({ now, timezone }: Moment): PartOfDay {
  const time = timeAt(now, timezone);
  if (time >= MORNING && time < NOON) return 'morning';
  return time >= NOON && time < EVENING ? 'afternoon' : 'evening';
}
