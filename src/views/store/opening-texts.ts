import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NextOpening } from '#domain/schedule/opening.ts';

/** Weekdays as an opening names them, Sunday first. */
const SHORT_DAYS: readonly MessageDescriptor[] = [msg`Sun`, msg`Mon`, msg`Tues`, msg`Wed`, msg`Thur`, msg`Fri`, msg`Sat`];

/** Weekdays in full, Sunday first. */
export const DAYS: readonly MessageDescriptor[] = [
  msg`Sunday`,
  msg`Monday`,
  msg`Tuesday`,
  msg`Wednesday`,
  msg`Thursday`,
  msg`Friday`,
  msg`Saturday`,
];

/** When a store opens next: the time today, else the weekday with its time, or the weekday alone when it is open all that day. */
export function openingText({ daysAhead, weekday, time }: NextOpening, say: (message: MessageDescriptor) => string): string {
  const day = say(SHORT_DAYS[weekday] as MessageDescriptor);
  if (time === null) return day;
  return daysAhead === 0 ? time : `${day} ${time}`;
}
