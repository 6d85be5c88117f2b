import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  asksTheMachine,
  brokenWall,
  CHART_WRITING,
  circlesAmong,
  importsOf,
  featureOf,
  SERVER_ROOMS,
  SRC_ROOMS,
  sourcesBehind,
  sourcesUnder,
  FEATURES,
  upwards,
  WALLS,
} from './walls.ts';

const files = WALLS.flatMap(({ from }) => sourcesUnder(from));
const imports = files.flatMap((file) => importsOf(file));

describe('the walls of the house', () => {
  test('are seen from both sides', () => {
    expect(brokenWall({ file: 'domain/money.ts', target: 'server/app.ts' })).toBe(
      'domain/money.ts imports server/app.ts, which domain/ may not',
    );
    expect(brokenWall({ file: 'src/features/store/StorePage.tsx', target: 'src/app/application.ts' })).not.toBeNull();
    expect(brokenWall({ file: 'machines/cart/cart.machine.ts', target: 'react' })).not.toBeNull();
    const view = 'src/features/account/ProfileForm.tsx';
    expect(brokenWall({ file: view, target: 'machines/profile/profile.machine.ts', types: true })).toBeNull();
    expect(brokenWall({ file: view, target: 'machines/profile/profile.machine.ts' })).not.toBeNull();
    expect(brokenWall({ file: view, target: 'src/shop/cart/start-cart.ts' })).not.toBeNull();
    expect(brokenWall({ file: 'server/limits/limits.ts', target: 'drizzle-orm' })).not.toBeNull();
    expect(brokenWall({ file: 'src/shop/create-flows.ts', target: 'src/features/checkout/checkout-ports.ts', later: true })).not.toBeNull();
    expect(brokenWall({ file: 'machines/cart/cart.machine.ts', target: 'contract/failure.ts' })).toBeNull();
    expect(brokenWall({ file: 'packages/statecharts/explore.ts', target: 'machines/cart/cart.machine.ts' })).not.toBeNull();
    expect(brokenWall({ file: 'tools/statecharts/main.ts', target: 'tests/claims/explore.ts' })).not.toBeNull();
    expect(importsOf('a/b.ts', "import type { X } from '../c/d.ts';\nconst y = () => import('./e.ts');")).toEqual([
      { file: 'a/b.ts', target: 'c/d.ts', types: true },
      { file: 'a/b.ts', target: 'a/e.ts', later: true },
    ]);
  });

  test('let the rooms of the server know those below them and none above, types included', () => {
    const climbing = { file: 'server/services/money/transfers.ts', target: 'server/services/payment/settle-payment.ts' };
    expect(brokenWall({ ...climbing, types: true })).toBe(`${climbing.file} imports ${climbing.target}, which stands above it`);
    expect(brokenWall({ file: 'server/repositories/sessions.ts', target: 'server/http/serve.ts', types: true })).not.toBeNull();
    expect(brokenWall({ file: climbing.target, target: climbing.file })).toBeNull();
    expect(brokenWall({ file: 'server/main.ts', target: 'server/app.ts' })).toBeNull();
    const rooms = new Set(
      sourcesUnder('server')
        .map((file) =>
          file
            .split('/')
            .slice(0, file.startsWith('server/services/') ? 3 : 2)
            .join('/'),
        )
        .filter((room) => !room.endsWith('.ts')),
    );
    expect([...rooms].filter((room) => !SERVER_ROOMS.includes(`${room}/`))).toEqual([]);
    for (const room of SERVER_ROOMS)
      expect(
        files.some((file) => file.startsWith(room)),
        room,
      ).toBe(true);
  });

  test('let the rooms of src know those below them and none above, types included', () => {
    const climbing = { file: 'src/shop/cart/cart-ports.ts', target: 'src/app/application.ts', types: true as const };
    expect(brokenWall(climbing)).toBe(`${climbing.file} imports ${climbing.target}, which stands above it`);
    expect(brokenWall({ file: 'src/app/main.tsx', target: 'src/first-screen/server/render-page.tsx' })).toBe(
      'src/app/main.tsx imports src/first-screen/server/render-page.tsx, which stands above it',
    );
    expect(brokenWall({ file: 'src/first-screen/server/render-page.tsx', target: 'src/app/App.tsx' })).toBeNull();
    const rooms = new Set(sourcesUnder('src').map((file) => file.split('/').slice(0, 2).join('/')));
    expect([...rooms].filter((room) => !SRC_ROOMS.includes(room) && !SRC_ROOMS.includes(`${room}/`))).toEqual([]);
    for (const room of SRC_ROOMS) expect(existsSync(room), room).toBe(true);
  });

  test('let no files import each other in a circle, types included', () => {
    const planted = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['d', 'a'],
    ].map(([file = '', target = '']) => ({ file, target }));
    expect(circlesAmong(planted)).toEqual([['b', 'c']]);
    expect(circlesAmong(imports)).toEqual([]);
  });

  test('stand', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(imports.map(brokenWall).filter((broken) => broken !== null)).toEqual([]);
  });

  test('let features look down alone', () => {
    const above = { file: 'src/features/address/AddressSearch.tsx', target: 'src/features/orders/order-search.ts' };
    expect(upwards(above)).toBe(`${above.file} imports ${above.target}, which is not below it`);
    expect(upwards({ file: above.target, target: above.file })).toBeNull();
    expect(
      upwards({ file: 'src/features/stores/StoresPage.tsx', target: 'src/features/checkout/use-checkout.ts' }),
      'beside it',
    ).not.toBeNull();
    expect(upwards({ file: above.file, target: 'src/ui/Button.tsx' })).toBeNull();
    const features = sourcesUnder('src/features').map(featureOf);
    expect([...new Set(features)].toSorted()).toEqual(FEATURES.flat().toSorted());
    expect(imports.map(upwards).filter((broken) => broken !== null)).toEqual([]);
  });

  test('nothing that customers get imports tests, e2e, tools, packages or benchmarks', () => {
    const ofCustomers = imports.filter(
      ({ file, target }) => !file.startsWith('packages/') && ![...CHART_WRITING, 'packages/statecharts/page-record.ts'].includes(target),
    );
    expect(ofCustomers.filter(({ target }) => /^(tests|e2e|tools|packages|benchmarks)\//.test(target))).toEqual([]);
  });

  test('rules of the domain ask no clock and no timezone of the machine they run on', () => {
    for (const asking of [
      'Date.now()',
      'new Date()',
      'new Date( )',
      'new Date;',
      'String(Date())',
      'Temporal.Now.instant()',
      'performance.now()',
      'day.getHours()',
      'new Intl.DateTimeFormat().resolvedOptions().timeZone',
    ]) {
      expect(asksTheMachine(`const x = ${asking}`), asking).not.toEqual([]);
    }
    for (const told of ['new Date(iso)', 'new Date(0)', 'Date.parse(iso)', 'dateAt(now, timezone)', 'Temporal.Instant.from(iso)'])
      expect(asksTheMachine(`const x = ${told}`), told).toEqual([]);
    const rules = sourcesUnder('domain');
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.flatMap((file) => asksTheMachine(readFileSync(file, 'utf8')).map((said) => `${file}: ${said}`))).toEqual([]);
  });

  test('let what is behind a file be found: the demo city has its data, its customers and its filling', () => {
    const behind = sourcesBehind('tests/server/prepare-databases.ts');
    expect(behind).toEqual(
      expect.arrayContaining([
        'tests/server/prepare-databases.ts',
        ...sourcesUnder('server/demo').filter((file) => !file.endsWith('-types.ts')),
        'server/repositories/ledger.ts',
        'domain/pricing/invoice.ts',
      ]),
    );
    expect(behind).not.toContain('server/app.ts');
  });

  test('no barrel files, no utils', () => {
    expect(files.filter((file) => /(^|\/)(index|utils?|helpers?)\.tsx?$/.test(file) && !file.startsWith('src/routes/'))).toEqual([]);
  });

  test('route files stay small: search schema, loader, component', () => {
    const long = sourcesUnder('src/routes').filter((file) => readFileSync(file, 'utf8').split('\n').length > 31);
    expect(long).toEqual([]);
  });
});
