import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Draws the page of a flow as it is now, beside the repository's own, and gives its address. Layouts of charts that did not change are taken from there. */
export function drawPage(flow: string): string {
  const folder = join(process.cwd(), '.cache', `drawn-${flow}`);
  execFileSync(process.execPath, [
    '--import',
    'tsx',
    'tools/statecharts/main.ts',
    '--models',
    join(process.cwd(), `machines/${flow}/${flow}.model.ts`),
    '--out',
    folder,
  ]);
  return pathToFileURL(join(folder, `${flow}.html`)).href;
}
