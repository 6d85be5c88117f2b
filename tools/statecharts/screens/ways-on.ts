import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the code of a screen leads to, the flows that it brings, and the files that draw it. */
export type WaysOn = {
  readonly routes: ReadonlySet<string>;
  readonly flows: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
};

const imported = /from '([^']+)'|import\('([^']+)'\)/g;
const address = /["'`](\/[\w$.-]*(?:\/[\w$.-]+)*)["'`]/g;

/** What makes addresses and is no way itself. */
const notAWay = ['src/views/navigation/StoreLink.tsx', 'src/views/navigation/wanted-page.ts'];
/** What stands around every page: its ways are all pages'. */
const aroundPages = 'src/views/frame/';

const STORE = '/$city_name/$delivery_name/$store_name/$store_id';

/** The file that an import means, from the project's folder; null for a package's. */
function fileOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(from), specifier) : null;
}

/** The routes of the router's files, by file. */
export const routesIn = (home: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(home, 'src/routes'))
      .filter((file) => !file.startsWith('__'))
      .flatMap((file) => {
        const path = `src/routes/${file}`;
        const [, route] = /createFileRoute\('([^']+)'\)/.exec(readFileSync(join(home, path), 'utf8')) ?? [];
        return route === undefined ? [] : [[path, route] as const];
      }),
  );

/**
 * Reads from the code where screens lead: the addresses of the router that stand in what a route draws, through its
 * imports, without the frame around every page; and the flows that this brings.
 */
export function waysOnIn(home: string): (route: string) => WaysOn {
  const routes = routesIn(home);
  const known = new Set(routes.values());
  const texts = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(home, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const isDrawn = (file: string): boolean => file.startsWith('src/views/') && !file.startsWith(aroundPages) && existsSync(join(home, file));

  return (route) => {
    const files = new Set([...routes].filter(([, own]) => own === route).map(([file]) => file));
    const found = new Set<string>();
    const flows = new Set<string>();
    for (const file of files) {
      const text = textOf(file);
      for (const [, fixed, brought] of text.matchAll(imported)) {
        const target = fileOf(file, fixed ?? brought ?? '');
        const [, flow] = /^(?:machines|src\/flows)\/([\w-]+)\//.exec(target ?? '') ?? [];
        if (flow !== undefined) flows.add(flow);
        if (target !== null && isDrawn(target)) files.add(target);
      }
      if (notAWay.includes(file)) continue;
      for (const [, way = ''] of text.matchAll(address)) if (known.has(way) && way !== route) found.add(way);
      if (/<StoreLink\b/.test(text) && route !== STORE) found.add(STORE);
    }
    return { routes: found, flows, files };
  };
}
