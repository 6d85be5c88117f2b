/** `npm run brand -- check FOLDER` says what is wrong with a brand's folder and ends with 1 where something is; `draw` makes its PNG files of its SVG files. */
import { drawBrand } from './draw-brand.ts';
import { wrongWith } from './wrong-with.ts';

const [command, folder] = process.argv.slice(2);
if (folder === undefined || (command !== 'check' && command !== 'draw')) {
  process.stderr.write('npm run brand -- check FOLDER\nnpm run brand -- draw FOLDER\n');
  process.exitCode = 2;
} else if (command === 'draw') {
  await drawBrand(folder);
} else {
  const wrong = wrongWith(folder);
  process.stdout.write(wrong.length === 0 ? `${folder} may be served.\n` : `${wrong.join('\n')}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
