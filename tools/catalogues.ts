import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';
import type { Plugin } from 'vite';

/** The texts of a catalogue by the ids that Lingui's macro gives them, compiled. One that is not translated is shown as it was written. */
export function compileCatalogue(source: string): string {
  const texts = PO.parse(source)
    .items.filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr: [text] }) => [generateMessageId(msgid, msgctxt), compileMessageOrThrow(text || msgid)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(texts)))});`;
}

/** Catalogues as modules. Lingui's own plugin does the same, and brings its whole command line: 70 packages. */
export const catalogues = (): Plugin => ({
  name: 'catalogues',
  // What the macro has replaced: nothing to look for in a package.
  config: () => ({ optimizeDeps: { exclude: ['@lingui/core/macro', '@lingui/react/macro'] } }),
  transform: {
    filter: { id: /\.po$/ },
    handler: (source) => ({ code: compileCatalogue(source), map: null, moduleType: 'js' }),
  },
});
