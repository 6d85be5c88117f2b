import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import first from '#content/brands/first.json' with { type: 'json' };
import { brandFile, type BrandFile, type PageBrand } from '#contract/brand.ts';
import type { PageLook } from '#contract/page-settings.ts';
import type { Operator } from '#domain/orders/legal-entity.ts';
import { PATHS } from '../paths.ts';
import { colourOf, readTheme, type Theme } from './theme.ts';

export type Brand = BrandFile & {
  readonly folder: string;
  readonly tokens: Theme;
  /** What stands in each page behind the theme that it is built with; '' for that brand itself. */
  readonly theme: string;
};

/** The brand that the pages are built with: what another one does not say of its look and its terms is taken from it. */
export const FIRST_FOLDER = join(PATHS.brands, first.folder);

/** Where a brand lies: by its name in the project, else by a path to its folder. */
const folderOf = (named: string): string => (/^[\w-]+$/.test(named) ? join(PATHS.brands, named) : resolve(named));

function factsIn(folder: string): BrandFile {
  const file = join(folder, 'brand.json');
  const read = v.safeParse(brandFile, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

const themeIn = (folder: string) => readTheme(readFileSync(join(folder, 'theme.css'), 'utf8'));

/** Reads a brand's folder, by its name or a path to it. @throws Error that says what is wrong with it */
export function readBrand(named: string = first.folder): Brand {
  const folder = folderOf(named);
  if (!existsSync(folder)) throw new Error(`${folder} is not there`);
  const built = themeIn(FIRST_FOLDER);
  const { tokens, text } = themeIn(folder);
  for (const token of tokens.keys()) if (!built.tokens.has(token)) throw new Error(`theme.css: ${token} is no token of a theme`);
  return {
    ...factsIn(folder),
    folder,
    tokens: new Map([...built.tokens, ...tokens]),
    theme: folder === FIRST_FOLDER ? '' : text,
  };
}

/** A text of a brand's folder; where it has none of this name, that of the brand that the pages are built with. */
export function textOf({ folder }: Pick<Brand, 'folder'>, name: string): string {
  const own = join(folder, name);
  return readFileSync(existsSync(own) ? own : join(FIRST_FOLDER, name), 'utf8');
}

export function pageBrandOf(brand: Brand): PageBrand {
  const { name, emails, apps, referralReward, currency, defaultLanguage } = brand;
  const { legalName, address, homeCountry, telephone, social, slogan, serviceArea } = brand;
  const house = { legalName, address, homeCountry, telephone, social, slogan, serviceArea };
  return { name, emails, apps, referralReward, currency, defaultLanguage, house };
}

export function lookOf({ theme, tokens }: Brand): PageLook {
  const [light, dark] = colourOf(tokens, '--surface');
  return { theme, colours: { light, dark }, usesBuiltType: tokens.get('--font') === themeIn(FIRST_FOLDER).tokens.get('--font') };
}

/** Who runs a city, as its file says it: `{brand}` in the name is the brand's. */
export const operatorNamed = <Who extends Operator | null>(brand: Brand, operator: Who): Who =>
  operator && { ...operator, name: inNameOf(brand, operator.name) };

export const inNameOf = ({ name }: Pick<Brand, 'name'>, text: string): string => text.replaceAll('{brand}', name);
