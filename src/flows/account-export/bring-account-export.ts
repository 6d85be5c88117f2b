import type { Around } from '../brought.ts';

/** Brings the logic of account export. */
export const bringAccountExport = async ({ api }: Around) => (await import('./account-export-ports.ts')).accountExportWith(api);
