/** Writes what is kept, where and how long into the page of terms: `npm run terms`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withLists } from './terms-page.ts';

const PAGE = 'public/terms.html';
writeFileSync(PAGE, withLists(readFileSync(PAGE, 'utf8')));
