import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { pageBrandOf, readBrand } from '#server/brand/brand.ts';
import { markdown } from '#server/brand/markdown.ts';
import { readTheme } from '#server/brand/theme.ts';
import { contrast, nearestThatPasses } from '#tools/brand/contrast.ts';
import { LEAST, unreadable } from '#tools/brand/unreadable.ts';
import { wrongWith } from '#tools/brand/wrong-with.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'brand-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** A brand like the second one, with a file of it changed. */
function changed(file: string, change: (text: string) => string): string {
  cpSync('content/brands/colvert', FOLDER, { recursive: true });
  const path = join(FOLDER, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return FOLDER;
}

describe('a brand', () => {
  test.each(['escale', 'colvert'])('of the project may be served: %s', (name) => expect(wrongWith(name)).toEqual([]));
  test('that the pages are built with adds nothing to them; another adds its theme, over the tokens of the first', () => {
    expect(readBrand().theme).toBe('');
    const other = readBrand('colvert');
    expect(other.theme).toMatch(/^:root\{--ground:/);
    expect([other.tokens.get('--radius'), other.tokens.get('--danger')]).toEqual(['14px', readBrand().tokens.get('--danger')]);
    expect(pageBrandOf(other)).toMatchObject({ name: 'Colvert', house: { legalName: 'Colvert Coopérative' } });
  });
  test.each([
    ['no name', (text: string) => text.replace('"Colvert",', '"",'), 'name'],
    ['a name with a tag in it', (text: string) => text.replace('"Colvert",', '"<b>Colvert",'), 'name'],
    [
      'an app that is not by HTTPS',
      (text: string) => text.replace('"appStore": null', '"appStore": "http://apps.example"'),
      'apps.appStore',
    ],
    ['an unknown field', (text: string) => text.replace('"name"', '"nom": "Colvert", "name"'), 'nom'],
  ])('is refused for %s', (_what, change, path) => {
    const folder = changed('brand.json', change);
    expect(() => readBrand(folder)).toThrow(`brand.json: ${path}`);
    expect(wrongWith(folder)).toHaveLength(1);
  });
  test('is refused where it is not there, or where a file of it is not', () => {
    expect(() => readBrand('nobody')).toThrow('is not there');
    const folder = changed('brand.json', (text) => text);
    rmSync(join(folder, 'landing.svg'));
    rmSync(join(folder, 'icon-192.png'));
    expect(wrongWith(folder)).toEqual(['landing.svg is missing', 'icon-192.png is missing: npm run brand -- draw']);
  });
});

describe('a theme', () => {
  test.each([
    ['a rule of its own', ':root{--ink:#000000}body{color:red}', 'only :root and @font-face'],
    ['what is no token', ':root{color:#000000}', 'is no token'],
    ['an end of the style', ':root{--ink:</style>}', 'only :root and @font-face'],
  ])('is refused for %s', (_what, css, why) => expect(() => readTheme(css)).toThrow(why));
  test('whose words cannot be read is refused, with the pair and the nearest colour that can', () => {
    const folder = changed('theme.css', (text) => text.replace('--on-plaque: #f6f4ec', '--on-plaque: #5c6f66'));
    const [light, dark, ...others] = unreadable(readBrand(folder).tokens);
    expect(others).toEqual([]);
    expect(light).toMatchObject({ ink: '--on-plaque', ground: '--plaque', on: 'light', colours: ['#5c6f66', '#12352b'] });
    expect(dark).toMatchObject({ on: 'dark', colours: ['#5c6f66', '#123a2e'] });
    for (const { nearest, colours } of [light, dark].filter((pair) => pair !== undefined)) {
      expect(contrast(nearest[0] ?? '', colours[1])).toBeGreaterThanOrEqual(LEAST);
      expect(contrast(nearest[0] ?? '', colours[1])).toBeLessThan(LEAST + 0.15);
      expect(contrast(nearest[1] ?? '', colours[0])).toBeGreaterThanOrEqual(LEAST);
    }
    expect(wrongWith(folder)[0]).toBe(
      `--on-plaque on --plaque (light): #5c6f66 on #12352b is 2.49:1, and must be 4.5:1; the nearest that is: --on-plaque: ${light?.nearest[0]} or --plaque: ${light?.nearest[1]}`,
    );
  });
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG, and the nearest colour passes wherever black or white does', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff')].map((found) => found.toFixed(2))).toEqual(['21.00', '4.48']);
  fc.assert(
    fc.property(colour, colour, (ink, ground) => {
      expect(contrast(ink, ground)).toBe(contrast(ground, ink));
      // One of black and white stands 4.58 or more from every colour.
      expect(contrast(nearestThatPasses(ink, ground, LEAST) ?? ground, ground)).toBeGreaterThanOrEqual(LEAST);
      if (contrast(ink, ground) >= LEAST) expect(nearestThatPasses(ink, ground, LEAST)).toBe(ink);
    }),
  );
});

test('a text of a brand has headings, lists and links, and no tag of its own', () => {
  expect(
    markdown('# A\n\n## B {#b}\n\n- one\n- [two](/help)\n\n<script>x</script> [three](javascript:x)\n\n{list}', 'en', {
      '{list}': '<dl></dl>',
    }),
  ).toBe(
    [
      '<h2>A</h2>',
      '<h3 id="en-b">B</h3>',
      '<ul><li>one</li><li><a href="/help">two</a></li></ul>',
      '<p>&lt;script&gt;x&lt;/script&gt; [three](javascript:x)</p>',
      '<dl></dl>',
    ].join('\n'),
  );
});
