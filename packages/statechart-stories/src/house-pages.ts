import type { MachinePage } from '../../../tools/statecharts/machine-page.ts';
import { indexPage } from './index-page.ts';

/** The pages about all flows together: the index. */
export const housePages = async (pages: readonly MachinePage[]): Promise<ReadonlyMap<string, string>> =>
  new Map([['index.html', await indexPage(pages)]]);
