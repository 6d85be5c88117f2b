import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The address of the built page of a flow. @throws Error where the pages are not built: `npm run statecharts -- --pages` */
export function drawnPage(flow: string): string {
  const file = join(process.cwd(), 'dist/statecharts', `${flow}.html`);
  if (!existsSync(file)) throw new Error(`${file} is not built: npm run statecharts -- --pages`);
  return pathToFileURL(file).href;
}
