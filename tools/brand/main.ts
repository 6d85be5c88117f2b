/**
 * `npm run brand -- check FOLDER` says what is wrong with a brand's folder and ends with 1 where something is; `draw` makes its
 * PNG files of its SVG files; `pictures` takes the main screens of the built shop under it, and has axe look at them.
 */
import { drawBrand } from './draw-brand.ts';
import { pictureBrand } from './picture-brand.ts';
import { wrongWith } from './wrong-with.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const COMMANDS: Readonly<Record<string, (folder: string) => Promise<boolean>>> = {
  check: async (folder) => {
    const wrong = wrongWith(folder);
    say(wrong.length === 0 ? `${folder} may be served.` : wrong.join('\n'));
    return wrong.length === 0;
  },
  draw: async (folder) => {
    await drawBrand(folder);
    return true;
  },
  pictures: async (brand) => {
    const { folder, findings } = await pictureBrand(brand);
    say(`The pictures are in ${folder}. axe: ${findings.length === 0 ? 'nothing' : findings.join('\n')}`);
    return findings.length === 0;
  },
};

const [command = '', folder] = process.argv.slice(2);
const run = COMMANDS[command];
if (folder === undefined || !run) {
  process.stderr.write(
    Object.keys(COMMANDS)
      .map((name) => `npm run brand -- ${name} FOLDER\n`)
      .join(''),
  );
  process.exitCode = 2;
} else if (!(await run(folder))) process.exitCode = 1;
