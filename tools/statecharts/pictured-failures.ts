import 'temporal-polyfill/global';
/** Puts the pictures of payment failures beside their rows: .cache/scenes/payment-failures.html. Run by `npm run scenes`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chartOf } from './chart.ts';
import { failureRows, failuresPage, type Pictures } from './failures-page.ts';
import { loadModels } from './models.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..', '..'));
const scenes = '.cache/scenes';

const looks = { English: 'en.phone', French: 'fr.phone', 'in the dark': 'en.phone.dark' };
const taken = (folder: string, name: string) =>
  Object.entries(looks)
    .map(([says, look]) => ({ says, file: `${folder}/${name}.${look}.png` }))
    .filter(({ file }) => existsSync(join(scenes, file)));

/** Every reason of a refusal, which one row of the table sums up. */
const reasons = !existsSync(join(scenes, 'refusals'))
  ? []
  : readdirSync(join(scenes, 'refusals')).flatMap((file) => {
      const [, name] = /^(.+)\.en\.phone\.png$/.exec(file) ?? [];
      return name === undefined
        ? []
        : taken('refusals', name).map((one) => ({ ...one, says: `${name.replaceAll('-', ' ')}, ${one.says}` }));
    });
const pictures: Pictures = (machine, { slug }) => [
  ...taken(machine, `failure-${slug}`),
  ...(machine === 'orderPlacement' && slug === 'paying-payment-refused' ? reasons : []),
];

const models = await loadModels('machines/*/*.model.ts');
const page = failuresPage(
  failureRows(readFileSync('docs/payment-failures.md', 'utf8')),
  models.map((one) => ({ ...one, root: chartOf(one.model) })),
  pictures,
);
writeFileSync(join(scenes, 'payment-failures.html'), page);
console.log(`Payment failures, pictured: ${scenes}/payment-failures.html`);
