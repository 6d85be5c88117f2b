import { readRecord, readRecordFile, type ReadRecord } from './read-record.ts';

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input,select,textarea,[contenteditable]');

/** What a drop or the clipboard carries: its first file, else its text. */
const readCarried = (carried: DataTransfer | null): Promise<ReadRecord> | null => {
  const file = carried?.files[0];
  if (file) return readRecordFile(file);
  const text = carried?.getData('text/plain') ?? '';
  return text === '' ? null : Promise.resolve(readRecord(text));
};

/**
 * Takes records that are dropped anywhere on a page, or pasted where nobody types. Without it the browser would leave the
 * page for a dropped file.
 */
export const takeRecords = (take: (read: ReadRecord) => void): void => {
  const bring = (event: Event, carried: DataTransfer | null) => {
    const reading = readCarried(carried);
    if (!reading) return;
    event.preventDefault();
    void reading.then(take);
  };
  addEventListener('dragover', (event) => {
    if (isField(event.target)) return;
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  const left = () => document.body.classList.remove('dropping');
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) left();
  });
  addEventListener('drop', (event) => {
    left();
    event.preventDefault();
    bring(event, event.dataTransfer);
  });
  addEventListener('paste', (event) => {
    if (!isField(event.target)) bring(event, event.clipboardData);
  });
};
