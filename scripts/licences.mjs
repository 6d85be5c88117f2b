import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ensure-installed.mjs';

const MIT = (holders) => `MIT License

${holders.map((holder) => `Copyright (c) ${holder}`).join('\n')}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Packages that ship no licence file and whose licence asks for its text in every copy: the holders they name. */
const WITHOUT_FILE = { '@lobehub/fluent-emoji-3d': MIT(['Microsoft Corporation', 'LobeHub']) };

function licenceOf(name) {
  const folder = join(ROOT, 'node_modules', name);
  if (WITHOUT_FILE[name]) return WITHOUT_FILE[name];
  const file = existsSync(folder) ? readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry)) : undefined;
  if (file) return readFileSync(join(folder, file), 'utf8');
  const { license, homepage = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${license}. ${homepage}\n`;
}

/** The licences of the art, the typeface and the packages that the built storefront holds pieces of, each with its text. */
export function licencesText() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const art = ['@lobehub/fluent-emoji-3d', '@fontsource-variable/bricolage-grotesque'];
  const others = Object.keys(dependencies)
    .filter((name) => !art.includes(name))
    .sort();
  const part = (name) => `${'='.repeat(72)}\n${name} ${dependencies[name]}\n${'='.repeat(72)}\n\n${licenceOf(name).trim()}\n`;
  return [
    'What this storefront is made of and built with, beside its own (MIT): pieces of art of Microsoft’s Fluent Emoji, the typeface Bricolage Grotesque, and packages.\n',
    ...[...art, ...others].map(part),
  ].join('\n');
}
