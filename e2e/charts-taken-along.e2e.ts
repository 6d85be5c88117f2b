import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { complaintsOf } from './quiet-console.ts';

const folder = resolve('.cache/statecharts/taken-along');
const statecharts = (...words: readonly string[]) =>
  execFileSync(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'tools/statecharts/main.ts', ...words, '--out', folder], {
    encoding: 'utf8',
  });

type Data = {
  readonly edges: readonly unknown[];
  readonly nodes: readonly { readonly id: string; readonly label?: string; readonly parentId?: string }[];
};

type Mermaid = {
  readonly initialize: (settings: object) => void;
  readonly render: (id: string, text: string) => Promise<{ readonly svg: string }>;
  readonly mermaidAPI: {
    readonly getDiagramFromText: (text: string) => Promise<{ readonly db: { readonly getData: () => Data } }>;
  };
};

test.describe('charts in other forms', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 1000, 'nothing of it has a width');

  test('Mermaid reads and draws charts, and finds every way in them', async ({ page }) => {
    test.setTimeout(240_000);
    statecharts('--export', 'mermaid');
    const files = readdirSync(folder).filter((file) => file.endsWith('.mmd'));
    expect(files.length).toBeGreaterThan(40);
    const charts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
    await page.goto('about:blank');
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('@mermaid-js/tiny') });
    const read = await page.evaluate(async (all) => {
      const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
      mermaid.initialize({ startOnLoad: false, maxEdges: 2000, maxTextSize: 1_000_000 });
      const found: { file: string; ways: number; alone: readonly string[]; drawn: number }[] = [];
      for (const { file, text } of all) {
        const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
        const { svg } = await mermaid.render('drawn', text);
        document.body.innerHTML = svg;
        const { edges, nodes } = db.getData();
        found.push({
          file,
          ways: edges.length,
          alone: nodes
            .filter(({ id, parentId }) => id.includes('_') && !id.startsWith('root_') && parentId === undefined)
            .map(({ id }) => id),
          drawn: document.querySelectorAll('path.transition').length,
        });
      }
      return found;
    }, charts);
    const written = charts.map(({ file, text }) => ({ file, ways: text.split('\n').filter((line) => line.includes(' --> ')).length }));
    expect(read.map(({ file, ways }) => ({ file, ways }))).toEqual(written);
    expect(read.filter(({ ways, drawn }) => drawn !== ways)).toEqual([]);
    expect(read.flatMap(({ alone }) => alone)).toEqual([]);
  });

  test('a page gives its chart in each form', async ({ page }) => {
    test.setTimeout(120_000);
    statecharts('--models', resolve('machines/newsletter/*.model.ts'));
    const complaints = complaintsOf(page);
    await page.goto(pathToFileURL(join(folder, 'newsletter.html')).href);
    for (const [name, file, begins] of [
      ['for Stately', 'newsletter.stately.json', '{\n  "id": "newsletter"'],
      ['SCXML', 'newsletter.scxml', '<?xml version="1.0"'],
      ['Mermaid', 'newsletter.mmd', '%% Newsletter'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('link', { name, exact: true }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(file);
      expect(readFileSync(await download.path(), 'utf8')).toMatch(new RegExp(`^${begins.replaceAll(/[?.{]/g, '\\$&')}`));
    }
    expect(complaints.filter((complaint) => !/^failed: .*\/\.cache\//.test(complaint))).toEqual([]);
  });
});
