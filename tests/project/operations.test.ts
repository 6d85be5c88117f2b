import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '#server/call/security-events.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { DAY, RETENTION } from '#server/retention.ts';

const PAGE = readFileSync('docs/operations.md', 'utf8');
const CONFIG = readFileSync('server/config.ts', 'utf8');
const STOPPING = readFileSync('server/graceful-shutdown.ts', 'utf8');
const RECURRING = readFileSync('server/recurring-work.ts', 'utf8');
const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
const UNIT = readFileSync('deploy/storefront.service', 'utf8');
const quoted = [...PAGE.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

test('every file and script that the page for operators names is there', () => {
  const files = [...quoted, ...[...PAGE.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => `docs/${target}`)].filter(
    (words) => /^(?:docs|deploy|tests|server|scripts)\/[\w@./-]+$|^Dockerfile$/.test(words),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(file) && !file.startsWith('docs/../'))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [PAGE, DOCKERFILE].flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every setting that it names is one', () => {
  const settings = quoted.filter((words) => /^[A-Z][A-Z_]{3,}$/.test(words) && words !== 'CUSTOMER');
  expect(settings.length).toBeGreaterThan(8);
  expect(settings.filter((name) => !name.endsWith('_') && !CONFIG.includes(`${name}:`))).toEqual([]);
  for (const [, name = ''] of `${DOCKERFILE}\n${UNIT}`.matchAll(/(?:ENV|Environment=|\s)([A-Z][A-Z_]{3,})=/g))
    expect([name, CONFIG.includes(`${name}:`)]).toEqual([name, true]);
});

test('every metric and every piece of work that it names is measured', async () => {
  const known = await createMetrics({
    now: () => 0,
    connections: () => ({ inUse: 0, idle: 0, waiting: 0 }),
    unfinished: () => Promise.reject(new Error('not asked')),
  }).text();
  const named = new Set([...PAGE.matchAll(/\b((?:storefront|nodejs|process)_[a-z0-9_]+)/g)].map(([, name = '']) => name));
  expect(named.size).toBeGreaterThan(10);
  const isKnown = (name: string) => [name, name.replace(/_total$/, '')].some((family) => known.includes(`# TYPE ${family} `));
  expect([...named].filter((name) => !isKnown(name))).toEqual([]);
  // What we measure ourselves and an alert or the page never speaks of would be measured for nobody.
  const ours = [...known.matchAll(/^# TYPE (storefront_\w+) /gm)].map(([, name = '']) => name);
  expect(ours.filter((name) => !PAGE.includes(name) && !['storefront_database_connections', 'storefront_top_ups'].includes(name))).toEqual(
    [],
  );
  const works = [...RECURRING.matchAll(/name: '(\w+)'|sweep\('(\w+)'/g)].map(([, one, other]) => one ?? other ?? '');
  expect(works.length).toBeGreaterThan(6);
  expect(works.filter((work) => !PAGE.includes(`\`${work}\``))).toEqual(['clockwork', 'card_sandbox']);
});

test('every event of the log that there is, is told', () => {
  const events = Object.keys(SECURITY_EVENTS);
  expect(events.length).toBeGreaterThan(10);
  expect(events.filter((event) => !PAGE.includes(`\`${event}\``))).toEqual([]);
});

test('what the log and the copies are kept for is what the house says', () => {
  expect(numberIn(readFileSync('deploy/journald@storefront.conf', 'utf8'), /^MaxRetentionSec=(\d+)day$/m) * DAY).toBe(RETENTION.log);
  expect(numberIn(PAGE, /-mtime \+(\d+) -delete/) * DAY).toBe(RETENTION.backup);
  expect(PAGE).toContain(`Copies are kept for ${RETENTION.backup / DAY} days`);
  expect(PAGE).toContain(`Keep the log for ${RETENTION.log / DAY} days`);
});

test('the image holds what the server reads, runs as nobody special and hears that it is to stop', () => {
  const [, last = ''] = /\nFROM [^\n]+\n(?![\s\S]*\nFROM )([\s\S]*)$/.exec(DOCKERFILE) ?? [];
  for (const folder of ['node_modules', 'dist', 'package.json', 'server/migrations', 'content/cities'])
    expect(last).toMatch(new RegExp(`COPY --from=\\w+ [^\\n]*${folder}`));
  expect(last).toMatch(/^USER node$/m);
  expect(last.indexOf('\nUSER node')).toBeLessThan(last.indexOf('\nCMD'));
  expect(last).toMatch(/^HEALTHCHECK [^\n]*CMD \["node", .*\/healthz/m);
  // Without a shell in between, SIGTERM comes to the server itself.
  expect(last).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m);
  expect(last).not.toMatch(/^RUN .*npm/m);
  expect(DOCKERFILE).toMatch(/npm install [^\n]*--omit=dev/);
  // Beside it only what the built server loads.
  expect(DOCKERFILE).toContain('\nCOPY --from=build /build/dist/server/packages.json ./package.json\n');
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)([^\n]+) \.\/?$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied.filter((file) => file !== '.' && !existsSync(file))).toEqual([]);
});

test('the image is built of what the build reads, and of nothing that is this machine’s own', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  for (const name of ['.git', '.env', 'node_modules', 'dist', 'data']) expect(ignored).toContain(name);
  const read = readFileSync('scripts/build.mjs', 'utf8');
  const folders = [...read.matchAll(/'([a-z][\w-]*(?:\/[a-z][\w-]*)*)'[,\]]/g)].map(([, path = '']) => path);
  const isIgnored = (path: string) =>
    !ignored.includes(`!${path}`) &&
    ignored.some((name) => path === name || path.startsWith(name.replace(/\*?$/, '').replace(/\/?$/, '/')));
  expect(folders).toContain('docs/statecharts');
  expect(folders.filter(isIgnored)).toEqual([]);
  expect(
    readdirSync('.').filter(
      (name) =>
        ['contract', 'domain', 'machines', 'src', 'server', 'locales', 'public', 'tools', 'scripts'].includes(name) &&
        ignored.includes(name),
    ),
  ).toEqual([]);
});

test('the unit starts the same server, again and again, and waits for it to end well', () => {
  expect(UNIT).toMatch(/^ExecStart=\S*node dist\/server\/main\.js$/m);
  expect(UNIT).toMatch(/^Restart=always$/m);
  expect(UNIT).toMatch(/^DynamicUser=yes$/m);
  expect(UNIT).toMatch(/^KillSignal=SIGTERM$/m);
  const longestNotice = numberIn(CONFIG, /STOP_NOTICE: [^\n]*maxValue\((\d+)\)/);
  const answered = numberIn(STOPPING, /ANSWERED_WITHIN = (\d+)_000/);
  expect(numberIn(UNIT, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThanOrEqual(longestNotice + answered);
});
