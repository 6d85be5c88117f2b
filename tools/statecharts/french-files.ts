import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chartOf } from './chart.ts';
import { refusalsOf, textsOf } from './french-texts.ts';
import type { NamedModel } from './models.ts';
import { claim, escaped, uncapital } from './words.ts';
import { translator, type Dictionary, type Translate } from './translator.ts';

const folder = fileURLToPath(new URL('french/', import.meta.url));
const fileOf = (name: string): string => `${folder}${name}.json`;

/** The file of the pages' own words, shared by all of them. */
export const ofPages = 'pages';

/** The file of what only the index, the failures' page and the differences' page say. */
export const ofIndex = 'index';

/** The file of what only the pages of systems say. */
export const ofSystems = 'systems';

/** The file of the table of payment failures. */
export const ofFailures = 'payment-failures';

const read = (name: string): Dictionary => (existsSync(fileOf(name)) ? (JSON.parse(readFileSync(fileOf(name), 'utf8')) as Dictionary) : {});

const kept = new Map<string, Dictionary>();

/** The French of a flow's texts, or of the pages; empty where there is none yet. */
export const frenchOf = (name: string): Dictionary => {
  const words = kept.get(name) ?? read(name);
  kept.set(name, words);
  return words;
};

/** Whether anybody wrote French for these pages: those of another project may have English alone. */
export const hasFrench = (): boolean => existsSync(folder);

/** The names of all files with French. */
export const frenchFiles = (): readonly string[] => (hasFrench() ? readdirSync(folder).map((file) => file.replace(/\.json$/, '')) : []);

/** The French of everything. */
export const allFrench = (): Dictionary => Object.assign({}, ...frenchFiles().map(frenchOf)) as Dictionary;

/** A text as it stands in pages: by itself, inside of a sentence, or as a guard's claim. */
const standsIn = (body: string, text: string): boolean => [text, uncapital(text), claim(text)].some((form) => body.includes(escaped(form)));

/** The French of a page that is no flow's: the pages' words, and of each flow's texts those that stand in it. */
export const frenchFor = (body: string): Dictionary => {
  const shown = body.replaceAll(/ data-words="[^"]*"|<svg[\s\S]*?<\/svg>|<template[\s\S]*?<\/template>/g, '');
  const found = Object.entries(allFrench()).filter(([text]) => standsIn(shown, text));
  return { ...Object.fromEntries(found), ...frenchOf(ofPages), ...frenchOf(ofIndex) };
};

/** Says a flow's texts in French, the pages' words too. */
export const translatorOf = (name: string): Translate => translator({ ...frenchOf(ofPages), ...frenchOf(name) });

/** The texts of each file that need French: of every flow, and what the table of payment failures says that customers see. */
export const textsByFile = (models: readonly NamedModel[], seen: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map([...models.map(({ name, model }) => [name, textsOf(model, chartOf(model))] as const), [ofFailures, [...new Set(seen)]] as const]);

/** What the shop's own catalogues say, by the English: of refusals that flows are asked about. */
export const shopFrench = (models: readonly NamedModel[]): Dictionary =>
  Object.fromEntries(models.flatMap(({ model }) => refusalsOf(model).map(({ en, fr }) => [en, fr])));

/**
 * Enters what has no French yet into the files, empty, or with the French that the shop or another flow gives the same text; what
 * no flow says any more goes. Returns how many texts are empty, by file.
 */
export const enterTexts = (texts: ReadonlyMap<string, readonly string[]>, shop: Dictionary): ReadonlyMap<string, number> => {
  const known = new Map(Object.entries(allFrench()).filter(([, french]) => french !== ''));
  const empty = new Map<string, number>();
  for (const [name, own] of texts) {
    const words = Object.fromEntries(own.map((text) => [text, shop[text] ?? (frenchOf(name)[text] || (known.get(text) ?? ''))]));
    writeFileSync(fileOf(name), `${JSON.stringify(words, null, 2)}\n`);
    empty.set(name, Object.values(words).filter((french) => french === '').length);
  }
  return empty;
};
