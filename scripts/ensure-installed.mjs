import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The environment in which the installed packages' commands are found by their names: asking npx takes half a second each time. */
const withCommands = (env = process.env) => ({ ...env, PATH: [join(ROOT, 'node_modules/.bin'), env.PATH].join(delimiter) });

/** Runs a command with its output shown; ends this process with its exit code when it fails. */
export function run(command, args, { env = process.env } = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: withCommands(env) });
  if (error || status !== 0) process.exit(status || 1);
}

/** What a command came to, and what it said. */
const outcomeOf = (command, args, { env = process.env, isShown = false } = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: withCommands(env) });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => said.push(data));
    child.on('error', (error) => done({ failed: true, said: `${command}: ${error.message}\n` }));
    child.on('close', (code) => done({ failed: code !== 0, said: Buffer.concat(said).toString() }));
  });

/** Runs commands beside each other, shows what each said when all have ended (at once where `isShown`), and tells whether all went well. */
export async function finish(commands) {
  const outcomes = await Promise.all(commands.map(([command, args, options]) => outcomeOf(command, args, options)));
  for (const { said } of outcomes) process.stdout.write(said);
  return outcomes.every(({ failed }) => !failed);
}

/** The same; ends this process with 1 when one fails. */
export async function runTogether(commands) {
  if (!(await finish(commands))) process.exit(1);
}

/** Whether all that a lockfile names is installed in its version: what has `dev` only where it must be whole. Builds for other platforms need not be there. */
export const isInstalled = (named, installed, isWhole) =>
  Object.entries(named).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !isWhole) || installed[path]?.version === version,
  );

const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/**
 * Installs what is missing of what the lockfile names, or is there in another version: what a shop is built and run with, and what
 * it is tested and changed with unless `forShop`. What is there of the latter stays.
 */
export function ensureInstalled({ forShop = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(`Node 20.19 or newer is needed; this is ${process.versions.node}.\n`);
    process.exit(1);
  }
  const installed = packagesOf(join(ROOT, 'node_modules/.package-lock.json'));
  const isWhole = !forShop || Object.values(installed).some(({ dev }) => dev);
  if (isInstalled(packagesOf(join(ROOT, 'package-lock.json')), installed, isWhole)) return;
  process.stdout.write('Installing packages…\n');
  // Not `npm ci`: it refuses a lockfile when a registry lacks the optional build of some other platform.
  run('npm', ['install', isWhole ? '--include=dev' : '--omit=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error']);
}
