import { expect, test } from 'vitest';
import { precached, type BuiltFiles } from '#tools/precached.ts';

const ENTRIES: BuiltFiles = {
  'src/first-screen/browser/begin-again.ts': { file: 'assets/a/begin-again.js' },
  'src/first-screen/browser/ask-first-basket.ts': { file: 'assets/a/ask-first-basket.js' },
};

test('what the storefront may bring is kept: scripts with their styles and typeface, now or later', () => {
  const built: BuiltFiles = {
    ...ENTRIES,
    'src/app/main.tsx': {
      file: 'assets/a/main.js',
      css: ['assets/a/main.css'],
      imports: ['_react.js'],
      dynamicImports: ['src/routes/basket.tsx'],
    },
    '_react.js': { file: 'assets/react.js', assets: ['assets/grotesque-latin-wght.woff2', 'assets/grotesque-latin-ext-wght.woff2'] },
    'src/routes/basket.tsx': { file: 'assets/a/basket.js', imports: ['_react.js'] },
    'unknown.ts': { file: 'assets/a/nobody-brings-it.js' },
  };
  expect(precached(built)).toEqual([
    '/assets/a/ask-first-basket.js',
    '/assets/a/basket.js',
    '/assets/a/begin-again.js',
    '/assets/a/main.css',
    '/assets/a/main.js',
    '/assets/grotesque-latin-wght.woff2',
    '/assets/react.js',
  ]);
});

test('maps and what only they bring are left out', () => {
  const built: BuiltFiles = {
    ...ENTRIES,
    'src/app/main.tsx': { file: 'assets/a/main.js', dynamicImports: ['src/maps/schematic-ground.ts'] },
    'src/maps/schematic-ground.ts': { file: 'assets/a/schematic.js', imports: ['_of-maps.js'] },
    '_of-maps.js': { file: 'assets/a/of-maps.js' },
  };
  expect(precached(built).filter((file) => /map|schematic/.test(file))).toEqual([]);
});

test('a build that begins otherwise is no build', () => {
  expect(() => precached(ENTRIES)).toThrow('src/app/main.tsx');
});
