import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ASKED, STAND_IN } from '#tools/lean-icons.ts';
import { importsOf, sourcesUnder } from '../house/walls.ts';

const files = sourcesUnder('src').filter((file) => importsOf(file).some(({ target }) => target.startsWith('lucide-react')));
const icons = [...new Set(files.flatMap((file) => importsOf(file).map(({ target }) => target)))].filter((target) =>
  target.startsWith('lucide-react'),
);

type IconModule = { readonly default: ComponentType<Record<string, unknown>>; readonly __iconData?: unknown };
/** An icon by its own name: an older one hands on what has its lines. */
async function iconOf(file: string): Promise<IconModule> {
  const icon = (await import(/* @vite-ignore */ file)) as IconModule;
  const [, other] = /export \{ default \} from '(.+)'/.exec(readFileSync(fileURLToPath(file), 'utf8')) ?? [];
  return icon.__iconData === undefined && other ? iconOf(new URL(other, file).href) : icon;
}
const React = import.meta.resolve('react');
const createLean = (
  (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(STAND_IN.replace("from 'react'", `from ${JSON.stringify(React)}`))}`
  )) as { readonly default: (data: unknown) => IconModule['default'] }
).default;

const WAYS: readonly Record<string, unknown>[] = [
  {},
  { size: 18, 'aria-hidden': 'true' },
  { size: 20, 'aria-hidden': true, className: 'filled' },
  { size: 16, 'aria-hidden': 'true', fill: 'currentColor', strokeWidth: 2.5 },
];
/** A drawing whatever the order of its attributes. */
const drawing = (Icon: IconModule['default'], asked: Record<string, unknown>) => {
  const box = renderToStaticMarkup(createElement(Icon, asked));
  return box.replaceAll(
    /<(\w+)((?: [\w-]+="[^"]*")+)/g,
    (_, tag: string, attributes: string) =>
      `<${tag} ${attributes
        .match(/[\w-]+="[^"]*"/g)
        ?.toSorted()
        .join(' ')}`,
  );
};

test('each icon of the storefront is drawn as lucide draws it', async () => {
  expect(icons.length).toBeGreaterThan(50);
  for (const name of icons) {
    const real = await iconOf(import.meta.resolve(name));
    for (const asked of WAYS) expect(drawing(createLean(real.__iconData), asked), name).toBe(drawing(real.default, asked));
  }
});

test('an icon is asked for nothing that the stand-in does not know', () => {
  const unknown: string[] = [];
  for (const file of files) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    const drawn = new Set<string>();
    new Visitor({
      ImportDeclaration: ({ source, specifiers }) => {
        if (source.value.startsWith('lucide-react/')) for (const { local } of specifiers) drawn.add(local.name);
      },
      JSXOpeningElement: ({ name, attributes }) => {
        if (name.type !== 'JSXIdentifier' || !drawn.has(name.name)) return;
        for (const attribute of attributes) {
          const asked = attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '…';
          // A key is React's, not the icon's.
          if (asked !== 'key' && !ASKED.includes(asked)) unknown.push(`${file}: <${name.name} ${asked}>`);
        }
      },
    }).visit(program);
  }
  expect(unknown).toEqual([]);
});
