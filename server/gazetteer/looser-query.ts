import { plainText } from '#domain/plain-text.ts';
import { particles, wayWords } from './address-words.ts';
import { isPostcode } from './query-reading.ts';
import type { Coordinate, PostcodeForm } from './gazetteer-types.ts';

const WAYS = [...wayWords].join('|');
/** What ends a name after 'chez' or 'c/o': a comma, or the street itself. */
const NAME = `[^,]*?(?=,|\\b(?:${WAYS}|\\d+)\\b|$)`;
const ORDINAL = String.raw`\d{1,2}\s*\.?\s*(?:er|ere|re|e|eme|ieme|st|nd|rd|th)?\.?`;
const FLOOR = 'etages?|floor|stock|stockwerk|og|obergeschoss|niveau|level';

const OF_THE_DOOR = [
  `(?:\\bchez|\\bc/o|\\bp/a|\\bpar adresse|\\bcare of|\\bbei|\\batt?n?\\b\\.?:?|\\ba l['’]att(?:ention|\\.)? (?:de|du)) ${NAME}`,
  `\\b(?:${FLOOR})\\.?\\s*\\d{1,2}\\b`,
  `\\b${ORDINAL}\\s*(?:${FLOOR})\\b\\.?`,
  String.raw`\brez(?:[- ]de[- ]chaussee)?(?:[- ](?:sup|inf)(?:erieur)?)?\b|\brdc\b|\b(?:ground|top|first|second|third) floor\b|\b(?:premier|deuxieme|troisieme|dernier) etage\b|\berdgeschoss\b|\bparterre\b|\beg\b|\bsous[- ]sol\b|\bbasement\b`,
  String.raw`\b(?:app(?:t|artement)?|apt|apartment|flat|unit|suite|wohnung|whg|porte|door|interphone|digicode)\b\.?\s*(?:n[o°]?\.?\s*)?#?\s*\d[\w-]{0,5}\b`,
  String.raw`\b(?:bat(?:iment)?|escalier|staircase|building|gebaude)\b\.?\s*(?:\d{1,2}|[a-z])\b`,
  String.raw`#\s*\d[\w-]{0,5}`,
].map((source) => new RegExp(source, 'gu'));

const SMALL = [...particles]
  .filter((word) => word.length > 1)
  .sort((one, other) => other.length - one.length)
  .join('|');
const RUN_TOGETHER = new RegExp(`^(${WAYS})((?:${SMALL})*)(\\p{L}{3,})$`, 'u');
const parted = (word: string): string =>
  word.replace(RUN_TOGETHER, (_, way: string, small: string, name: string) =>
    [way, ...(small.match(new RegExp(SMALL, 'g')) ?? []), name].join(' '),
  );

/** A postcode with a zero in front of it, as a table of figures writes it. */
const withoutZeros = (word: string, form: PostcodeForm): string => {
  const bare = word.replace(/^0+/, '');
  return isPostcode(bare, form) ? bare : word;
};

export const withoutDoor = (typed: string): string =>
  OF_THE_DOOR.reduce((text, words) => text.replace(words, ' '), plainText(typed)).trim();

export const looserQuery = (typed: string, form: PostcodeForm): string =>
  withoutDoor(typed)
    .split(/[\s,]+/u)
    .map((word) => withoutZeros(parted(word), form))
    .join(' ')
    .trim();

const DEGREES = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*°?`;
const COORDINATES = new RegExp(String.raw`^\(?\s*${DEGREES}\s*n?\s*[,;\s]\s*${DEGREES}\s*e?\s*\)?$`, 'u');

/** A point that was typed as degrees of latitude and longitude ('46.19,6.14', '46.19 N 6.14 E'); null for anything else. */
export function coordinatesTyped(typed: string): Coordinate | null {
  const [, north = '', east = ''] = COORDINATES.exec(plainText(typed)) ?? [];
  if (!/[.,]\d/.test(north) || !/[.,]\d/.test(east)) return null;
  const [latitude, longitude] = [north, east].map((degrees) => Number(degrees.replace(',', '.'))) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
