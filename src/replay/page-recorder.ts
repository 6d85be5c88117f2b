import type { Language } from '#contract/enumerations.ts';
import { createRecorder } from './create-recorder.ts';

export const pageRecorder = createRecorder();

/** The folder that this release's files stand in; without a build there is none. */
const release = /\/assets\/([\w-]+)\//.exec(import.meta.url)?.[1] ?? 'development';

/** What happened in this page, as text to hand on; null where nothing did but that it came. `page` is the pattern of its address. */
export function recordText(language: Language, page: string): string | null {
  const record = pageRecorder.record({ release, language, page: page || '/' });
  return record.events.every(({ machine }) => machine === 'page') ? null : JSON.stringify(record, null, 1);
}
