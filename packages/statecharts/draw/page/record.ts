import * as v from 'valibot';
import { LONGEST_RECORD, pageRecord, RECORD_NAME, RECORD_VERSION, type PageRecord } from '#statecharts/page-record.ts';
import { actorsIn } from '#statecharts/recorded-actors.ts';
import { h } from './dom.ts';

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
const readRecordFile = async (file: Blob): Promise<ReadRecord> =>
  file.size > LONGEST_RECORD ? { wrong: WRONG.tooLong } : readRecord(await file.text().catch(() => ''));

/** The flows that a record met, with their actors and events, those with the most events first. */
export const flowsMet = (record: PageRecord) => {
  const byMachine = new Map<string, { readonly machine: string; readonly actors: number; readonly events: number }>();
  for (const { machine, events } of actorsIn(record)) {
    const met = byMachine.get(machine) ?? { machine, actors: 0, events: 0 };
    const times = events.reduce((sum, { times = 1 }) => sum + times, 0);
    byMachine.set(machine, { machine, actors: met.actors + 1, events: met.events + times });
  }
  return [...byMachine.values()].toSorted((a, b) => b.events - a.events);
};

/** Where and when a record was kept, in a sentence. */
export const aboutRecord = ({ release, language, page, events, forgotten }: PageRecord): HTMLElement =>
  h(
    'p',
    { class: 'aside' },
    `Release ${release}, ${new Intl.DisplayNames('en', { type: 'language' }).of(language)}, page ${page}: ${events.length} events${forgotten > 0 ? `, ${forgotten} before them were forgotten` : ''}.`,
  );

/**
 * What stands behind the # of a flow's page that is to walk a record. It travels in the address, which is never sent anywhere:
 * pages that are opened from disk share no storage.
 */
export const hashWith = (record: PageRecord): string => `#replay&record=${encodeURIComponent(JSON.stringify(record))}`;

/** The record that came with an address, read like one that is dropped; null where none did. */
export const recordIn = (hash: string): ReadRecord | null => {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('record');
  return text === null ? null : readRecord(text);
};

/** Fields for who does not drop a record: one to paste into and one for a file. `words` say what is done with it. */
export const loadForm = (words: string, take: (read: ReadRecord) => void): HTMLElement => {
  const file = h('input', {
    type: 'file',
    accept: '.json,.txt,application/json,text/plain',
    'aria-label': 'File with a record',
    onchange: () => {
      const [first] = file.files ?? [];
      if (first) void readRecordFile(first).then(take);
    },
  });
  const field = h('textarea', { rows: 2, 'aria-label': 'A copied record', placeholder: 'Paste what was copied', spellcheck: 'false' });
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    take(readRecord(event.clipboardData?.getData('text/plain') ?? ''));
  });
  return h('section', { class: 'bring' }, h('p', { class: 'aside' }, words), field, file);
};

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input,select,textarea,[contenteditable]');

/** Takes records that are dropped anywhere on a page, or pasted where nobody types: the browser would leave the page for a dropped file. */
export const takeRecords = (take: (read: ReadRecord) => void): void => {
  const bring = (event: Event, carried: DataTransfer | null) => {
    const file = carried?.files[0];
    const text = carried?.getData('text/plain') ?? '';
    if (!file && text === '') return;
    event.preventDefault();
    if (file) void readRecordFile(file).then(take);
    else take(readRecord(text));
  };
  addEventListener('dragover', (event) => {
    if (!isField(event.target)) event.preventDefault();
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    bring(event, event.dataTransfer);
  });
  addEventListener('paste', (event) => {
    if (!isField(event.target)) bring(event, event.clipboardData);
  });
};
