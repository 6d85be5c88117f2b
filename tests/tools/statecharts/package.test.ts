import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const HOME = resolve('packages/statecharts');
const folder = mkdtempSync(join(tmpdir(), 'package-'));
afterAll(() => {
  for (const made of [folder, join(HOME, 'dist')]) rmSync(made, { recursive: true, force: true });
});

const manifest = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as Readonly<
  Record<'exports' | 'dependencies' | 'peerDependencies', Readonly<Record<string, unknown>>> & { name: string }
>;

/** Runs a program; @throws Error with what it said where it fails. */
function run(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, VITEST: '' } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const USE = `
import { expect, test } from 'vitest';
import { describeMachine } from '${manifest.name}/describe-machine';
import { drawModel } from '${manifest.name}/draw-model';
import { barrierModel } from './barrier.model.ts';
${Object.keys(manifest.exports)
  .filter((door) => door !== './package.json')
  .map((door) => `import '${manifest.name}${door.slice(1)}';`)
  .join('\n')}

describeMachine(barrierModel, { rules: 'plain' });
test('is drawn', async () => {
  expect(await drawModel(barrierModel)).toContain('is-history');
});
`;

test('the package is used by another project as it is packed: its types, its tests, a drawing', () => {
  const installed = join(folder, 'node_modules', manifest.name);
  mkdirSync(installed, { recursive: true });
  const packed = run(HOME, 'npm', 'pack', '--silent', '--pack-destination', folder).trim().split('\n').at(-1) ?? '';
  run(folder, 'tar', '-xzf', packed, '-C', installed, '--strip-components=1');
  // What npm would fetch.
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');

  const model = readFileSync('tests/machines/harness/fixtures/barrier.model.ts', 'utf8');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'barrier.model.ts'), model.replace('#statecharts/model.ts', `${manifest.name}/model`));
  writeFileSync(join(folder, 'barrier.test.ts'), USE);
  const module = ['--module', 'nodenext', '--target', 'es2023', '--allowImportingTsExtensions', '--types', '', '--strict', '--noEmit'];
  run(folder, resolve('node_modules/.bin/tsc'), ...module, 'barrier.test.ts');
  expect(run(folder, resolve('node_modules/.bin/vitest'), 'run')).toContain('8 passed');
});
