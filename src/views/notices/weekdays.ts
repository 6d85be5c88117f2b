import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const SUNDAY = msg`Sun`;
const NAMES: readonly MessageDescriptor[] = [SUNDAY, msg`Mon`, msg`Tues`, msg`Wed`, msg`Thur`, msg`Fri`, msg`Sat`];

/** The short name of a weekday; 0 is Sunday. */
export const weekdayName = (weekday: number): MessageDescriptor => NAMES[weekday] ?? SUNDAY;
