import type { Dictionary, Translate } from '../../../tools/statecharts/translator.ts';

/** Pages of other projects are in one language … */
export const hasFrench = (): boolean => false;

/** … so there is no French of a flow … */
export const frenchOf = (_name: string): Dictionary => ({});

/** … nor of a page … */
export const frenchFor = (_body: string): Dictionary => ({});

/** … and nothing is said in it. */
export const translatorOf =
  (_name: string): Translate =>
  () =>
    null;

/** The file of the pages' own words, which is not there. */
export const ofPages = 'pages';
