import type { PageRecord } from '#contract/page-record.ts';
import { readRecord, type ReadRecord } from './read-record.ts';

/** In an address the letters of base64 that mean something there are others. */
const safe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
const unsafe = (words: string): string => words.replaceAll('-', '+').replaceAll('_', '/');

/**
 * What stands behind the # of a flow's page that is to walk a record. It travels in the address, which is never sent anywhere:
 * pages that are opened from disk share no storage.
 */
export function hashWith(record: PageRecord): string {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `#replay&record=${safe(btoa(binary))}`;
}

/** The record that came with an address, read like one that is dropped; null where none did. */
export function recordIn(hash: string): ReadRecord | null {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('record');
  if (packed === null) return null;
  try {
    const bytes = Uint8Array.from(atob(unsafe(packed)), (letter) => letter.charCodeAt(0));
    return readRecord(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return { wrong: 'The record did not arrive whole: drop it on this page, or paste it.' };
  }
}
