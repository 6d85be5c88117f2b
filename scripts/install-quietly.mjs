import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command without its words. @returns whether all went well */
export const quietly = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs a package of Debian's as root. @returns whether it did */
export function installOnDebian(name, says) {
  process.stdout.write(`Installing ${says}…\n`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  quietly('apt-get', ['update']);
  return quietly('apt-get', ['install', '-y', '--no-install-recommends', name]);
}
