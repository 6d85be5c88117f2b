import type { MessageDescriptor } from '@lingui/core';
import type { NextOpening } from '#domain/schedule/opening.ts';
import { WEEKDAYS } from './weekday-names.ts';

/** An opening in a few letters: its time, on another day with the day before it. */
export function openingSaid({ daysAhead, weekday, time }: NextOpening, say: (message: MessageDescriptor) => string): string {
  const day = WEEKDAYS[weekday];
  return [daysAhead === 0 || !day ? null : say(day), time].filter(Boolean).join(' ');
}
