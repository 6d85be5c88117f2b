import { defineConfig } from '@lingui/cli';
import { readdirSync } from 'node:fs';

/** Folders of `src/features` whose texts are the frame's: some of each stand on the first screen of every page, and one file is fetched sooner than eight. */
const WITH_THE_FRAME = ['address', 'adverts', 'failures', 'frame', 'lazy', 'navigation', 'times', 'when'];

/** The receipt's words come with the basket's, and with the orders'. */
const WITH_A_RECEIPT = ['basket', 'orders'];
/** The strip of running orders stands on every page, the orders' words do not: it brings the stages' own. */
const STAGES = '<rootDir>/src/features/orders/parts/stage-names.ts';

/** The button that orders again stands on pages of orders, the words of its dialogs come with the press. */
const AGAIN = '<rootDir>/src/features/orders/reorder/ReorderButton.tsx';

/** What the basket shows of its lines stands on its first screen; the store's other words come with what is opened there. */
const LINES_OF_A_BASKET = ['AgeMark', 'BasketTotal', 'ClearBasket', 'ItemOutline', 'ItemPrice', 'LineNews', 'MinimumMeter'].map(
  (name) => `<rootDir>/src/features/store/${name}.tsx`,
);

const others = readdirSync(new URL('src/features', import.meta.url)).filter((name) => !WITH_THE_FRAME.includes(name) && name !== 'receipt');
const folder = (name: string) => `<rootDir>/src/features/${name}`;
const catalogue = (name: string, include: string[]) => ({ path: `<rootDir>/locales/{locale}/${name}`, include });

/** One catalogue a folder of views, so that a page loads the texts it shows and no others. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    catalogue('frame', WITH_THE_FRAME.map(folder)),
    ...others.map((name) =>
      catalogue(name, [
        folder(name),
        ...(WITH_A_RECEIPT.includes(name) ? [folder('receipt')] : []),
        ...(name === 'running' ? [STAGES] : []),
        ...(name === 'orders' ? [AGAIN] : []),
        ...(name === 'basket' ? LINES_OF_A_BASKET : []),
      ]),
    ),
    catalogue('codes', ['<rootDir>/src/texts/code-texts.ts']),
  ],
  format: 'po',
  // Without line numbers: a sentence that moves within its file is no change of a catalogue.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
});
