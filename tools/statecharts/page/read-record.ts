import * as v from 'valibot';
import { LONGEST_RECORD, pageRecord, RECORD_NAME, RECORD_VERSION, type PageRecord } from '#contract/page-record.ts';

/** A record, or why a text is none, in a sentence for whoever brought it. */
export type ReadRecord = { readonly record: PageRecord } | { readonly wrong: string };

const WRONG = {
  tooLong: 'This is longer than any record of a page: nothing of it was read.',
  noJson: 'This is no record of a page. Copy one with “Copy what happened”, on an error page or in Help, and bring all of it.',
  other: 'This is JSON, but no record of a page.',
  broken: 'This record is not as a page writes it: it was cut off or changed.',
  empty: 'This record is empty: nothing had happened in its page.',
} as const;

const hasName = (value: unknown): value is { readonly record: unknown; readonly version: unknown } =>
  typeof value === 'object' && value !== null && 'record' in value && value.record === RECORD_NAME && 'version' in value;

function read(text: string): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { wrong: WRONG.noJson };
  }
  if (!hasName(value)) return { wrong: WRONG.other };
  if (value.version !== RECORD_VERSION)
    return { wrong: `This record is of another version than these pages read (${RECORD_VERSION}): open it with the pages of its release.` };
  const parsed = v.safeParse(pageRecord, value);
  if (!parsed.success) return { wrong: WRONG.broken };
  return parsed.output.events.length === 0 ? { wrong: WRONG.empty } : { record: parsed.output };
}

/** Reads a text that may be a record. Nothing of it is run, and what is not as a page writes it is refused whole. */
export function readRecord(text: string): ReadRecord {
  if (text.length > LONGEST_RECORD) return { wrong: WRONG.tooLong };
  try {
    return read(text.trim());
  } catch {
    // So deep that whoever reads it runs out of room.
    return { wrong: WRONG.broken };
  }
}

/** Reads a file that may be a record; one that is too long is not opened. */
export const readRecordFile = async (file: Blob): Promise<ReadRecord> =>
  file.size > LONGEST_RECORD ? { wrong: WRONG.tooLong } : readRecord(await file.text().catch(() => ''));
