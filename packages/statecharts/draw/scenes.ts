import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sceneIn, type Scenes } from './page/scene-names.ts';

/** Where pictures of the screens are kept, from the project's folder; never committed. */
export const SCENES = '.cache/scenes';

/** Lays the pictures there are beside the pages, with a list of them that pages read as a script: pages are opened from disk too. */
export function layScenes(pages: string, taken = SCENES): void {
  const laid = join(pages, 'scenes');
  rmSync(laid, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  if (existsSync(taken)) cpSync(taken, laid, { recursive: true });
  const flows = existsSync(laid) ? readdirSync(laid).sort() : [];
  const scenes: Scenes = Object.fromEntries(
    flows.map((flow) => [
      flow,
      readdirSync(join(laid, flow))
        .flatMap((file) => sceneIn(file) ?? [])
        .sort(),
    ]),
  );
  writeFileSync(join(pages, 'scenes.js'), `globalThis.statechartScenes = ${JSON.stringify(scenes)};\n`);
}
