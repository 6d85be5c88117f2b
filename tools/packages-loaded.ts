import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Manifest = { readonly dependencies: Readonly<Record<string, string>>; readonly overrides: unknown };

/** Of some packages those that code imports or looks for a file of. */
export const loadedBy = (code: string, packages: readonly string[]) =>
  packages.filter((name) => new RegExp(`(?:\\bfrom |\\bimport |\\bimport\\(|\\bresolve\\()["']${name}["'/]`).test(code));

/** Writes beside a server's bundle a manifest of the packages that it loads: where it is only run, nothing else is installed. */
export const packagesLoaded = (): Plugin => ({
  name: 'packages-loaded',
  generateBundle(_options, bundle) {
    const { dependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    const code = Object.values(bundle)
      .map((file) => (file.type === 'chunk' ? file.code : ''))
      .join('\n');
    const loaded = Object.fromEntries(loadedBy(code, Object.keys(dependencies)).map((name) => [name, dependencies[name]]));
    const source = JSON.stringify({ private: true, type: 'module', dependencies: loaded, overrides }, null, 2);
    this.emitFile({ type: 'asset', fileName: 'packages.json', source });
  },
});
