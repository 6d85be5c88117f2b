import { defineConfig } from '@lingui/cli';

/** One catalogue a folder of `src/views`, so that a page loads the texts it shows and no others. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/{name}', include: ['<rootDir>/src/views/{name}'] },
    { path: '<rootDir>/locales/{locale}/codes', include: ['<rootDir>/src/app/code-texts.ts'] },
  ],
  format: 'po',
  // Without line numbers: a sentence that moves within its file is no change of a catalogue.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
