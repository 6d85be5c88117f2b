import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import * as v from 'valibot';
import first from '#content/brands/first.json' with { type: 'json' };
import { brandFile, type BrandFile, type PageBrand } from '#contract/brand.ts';
import type { Operator } from '#domain/orders/operator.ts';
import { PATHS } from '../paths.ts';

/** Whose marketplace this process serves: what its folder says (docs/your-marketplace.md). */
export type Brand = BrandFile & { readonly folder: string };

/** Where a brand lies: by its name in the project, else by a path to its folder. */
const folderOf = (named: string): string =>
  /^[\w-]+$/.test(named) ? join(PATHS.brands, named) : isAbsolute(named) ? named : resolve(named);

/** Reads a brand's folder, by its name or a path to it. @throws Error that says what is wrong with it */
export function readBrand(named: string = first.folder): Brand {
  const folder = folderOf(named);
  const file = join(folder, 'brand.json');
  const read = v.safeParse(brandFile, JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return { ...read.output, folder };
  const [issue] = read.issues;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

/** What its pages are told. */
export function pageBrandOf({ name, emails, apps, referralReward, currency, defaultLanguage }: Brand): PageBrand {
  return { name, emails, apps, referralReward, currency, defaultLanguage };
}

/** Who runs a city, as its file says it: `{brand}` in the name is the brand's. */
export const operatorNamed = <Who extends Operator | null>(brand: Brand, operator: Who): Who =>
  operator && { ...operator, name: inNameOf(brand, operator.name) };

/** A text in which `{brand}` stands for the brand's. */
export const inNameOf = ({ name }: Pick<Brand, 'name'>, text: string): string => text.replaceAll('{brand}', name);
