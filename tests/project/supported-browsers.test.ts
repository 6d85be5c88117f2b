import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { youngIn, youngInStyles } from './supported-browsers.ts';

/** What is younger than some supported browser and used all the same, and why that is no harm there. */
const WHY_NOT: Readonly<Record<string, string>> = {
  Temporal: 'brought where it is missing (src/app/main.tsx)',
  'requestIdleCallback()': 'asked for first, a timer stands in (src/browser/when-idle.ts)',
  'cancelIdleCallback()': 'only where there is the other',
  'scheduler.yield': 'asked for first, a timer stands in (src/browser/yield-to-browser.ts)',
  'light-dark()': 'the build writes it as custom properties for browsers without it',
  ':has': 'Firefox before 121: rooms for bars and the look of what is chosen; what it means is said otherwise too',
  'text-wrap': 'lines are broken as ever',
  'field-sizing': 'a field keeps its size',
  'content-visibility': 'everything is laid out at once',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'scrollbar-width': 'a bar is drawn as ever',
  ':-webkit-scrollbar': 'as scrollbar-width',
  ':-webkit-search-cancel-button': 'another browser draws no cross of its own',
  'overscroll-behavior': 'the page behind is scrolled on at the end',
  'overscroll-behavior-x': 'as overscroll-behavior',
  'accent-color': 'a mark has the colour of the browser',
  'forced-color-adjust': 'where there are no forced colours there is nothing to adjust',
  '-webkit-tap-highlight-color': 'a tap is tinted as the browser does it',
  'text-size-adjust': 'phones alone enlarge text',
  'user-select': 'written with its prefix by the build',
  mask: 'written with its prefix by the build',
  resize: 'a field keeps its size',
  '@page': 'a sheet has the margins of the printer',
  size: 'as @page',
};
const isMeant = (found: string) => Object.hasOwn(WHY_NOT, found) || Object.hasOwn(WHY_NOT, found.split('.')[0] ?? '');

const filesIn = (folders: readonly string[], ending: RegExp) =>
  folders.flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).filter((file) => ending.test(file)).map((file) => `${folder}/${file}`),
  );
const unmeant = (files: readonly string[], youngIn: (source: string) => readonly string[]) =>
  files.flatMap((file) => youngIn(readFileSync(file, 'utf8')).flatMap((found) => (isMeant(found) ? [] : [`${file}: ${found}`])));

test('what is younger is found', () => {
  expect(
    youngIn('AbortSignal.any([]); URL.canParse(x); Object.groupBy(x); Promise.withResolvers(); new URLPattern(x); reportError(x);'),
  ).toEqual(['AbortSignal.any', 'Object.groupBy', 'Promise.withResolvers', 'URL.canParse', 'new URLPattern']);
  expect(youngIn('AbortSignal.timeout(1); structuredClone(x); Object.hasOwn(x, y); new AbortController();')).toEqual([]);
  expect(youngIn("import { URL } from './own.ts'; URL.parse(x);")).toEqual([]);
  expect(youngInStyles('@starting-style { a:user-valid { text-wrap: pretty; color: light-dark(red, blue); } }')).toEqual([
    ':user-valid',
    '@starting-style',
    'light-dark()',
    'text-wrap',
  ]);
  expect(youngInStyles('@layer base { a:focus-visible { color: color-mix(in srgb, red, blue); inset: 0; } }')).toEqual([]);
});

test('methods of values are those of the oldest supported browsers', () => {
  const { lib } = (JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { readonly compilerOptions: { readonly lib: readonly string[] } })
    .compilerOptions;
  expect(lib).toEqual(['es2023', 'dom', 'dom.iterable', 'esnext.disposable', 'esnext.temporal']);
});

test('the page uses nothing that a supported browser lacks', () => {
  const sources = filesIn(['src', 'machines', 'domain', 'contract'], /\.tsx?$/).filter((file) => !file.includes('/server/'));
  expect(unmeant(sources, youngIn)).toEqual([]);
});

test('its styles use nothing that a supported browser lacks', () => {
  expect(unmeant(filesIn(['src'], /\.css$/), youngInStyles)).toEqual([]);
});
