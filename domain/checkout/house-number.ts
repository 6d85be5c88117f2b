import { typedMark } from '#contract/typed-text.ts';

const streetOf = (address: string) => (address.split(',')[0] ?? '').replace(/^\s*\d{4}\b/, '');

const NUMBER = String.raw`\d+(?:\s?[-/]\s?\d+)?\s?(?:bis|ter|[a-z])?`;
const NUMBERED = new RegExp(`(?:^|\\s)${NUMBER}\\s*$|^\\s*${NUMBER}\\s`, 'i');

/** Whether a courier would find the door: the street part of the address begins or ends with a number. */
export const hasHouseNumber = (address: string): boolean => NUMBERED.test(streetOf(address));

export function withHouseNumber(address: string, houseNumber: string): string {
  const [street = '', ...rest] = address.split(',');
  return [`${street.trim()} ${typedMark(houseNumber)}`, ...rest].join(',');
}

const AT_AN_END = new RegExp(`^\\s*(?<first>${NUMBER})\\s|\\s(?<last>${NUMBER})\\s*$`, 'i');

export function houseNumberOf(address: string): string | null {
  const { first, last } = AT_AN_END.exec(streetOf(address))?.groups ?? {};
  return last ?? first ?? null;
}
