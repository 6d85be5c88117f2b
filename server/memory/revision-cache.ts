import { LRUCache } from 'lru-cache';
import { weightOf } from './weight.ts';

/**
 * What was read of something at one of its revisions. The database says in the statement that decides at which revision it
 * stands; what was read at that one is as good as read now, however old it is, and nothing else is answered.
 */
export type RevisionCache<Value extends object> = {
  readonly at: (subject: string, revision: string) => Value | undefined;
  /** Keeps what was read of a subject by the statement that read its revision; what another one left is forgotten. */
  readonly keep: (subject: string, revision: string, value: Value) => void;
};

type Entry<Value> = { readonly revision: string; readonly value: Value };

/** @param bytes what all may weigh together, about; what was used last stays */
export function createRevisionCache<Value extends object>(bytes: number): RevisionCache<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ maxSize: bytes, sizeCalculation: ({ value }) => 1 + weightOf(value) });
  return {
    at: (subject, revision) => {
      const entry = entries.get(subject);
      return entry?.revision === revision ? entry.value : undefined;
    },
    keep: (subject, revision, value) => void entries.set(subject, { revision, value }),
  };
}
