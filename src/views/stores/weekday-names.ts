import { msg } from '@lingui/core/macro';

/** The specification's abbreviations, Sunday first. */
export const WEEKDAYS = [msg`Sun`, msg`Mon`, msg`Tues`, msg`Wed`, msg`Thur`, msg`Fri`, msg`Sat`] as const;
