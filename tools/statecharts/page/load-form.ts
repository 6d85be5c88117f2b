import { h } from './dom.ts';
import { readRecord, readRecordFile, type ReadRecord } from './read-record.ts';

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
