import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bareWords, elementsDeclaredIn } from './bare-words.ts';

const page = (drawn: string, before = '') => `${before}\nexport const View = () => (\n${drawn}\n);`;

describe('words beside what comes and goes', () => {
  test.each([
    ['an icon that may be there', '<b>{on ? <Icon /> : null} now</b>'],
    ['one after them', '<b>now {on && <Icon />}</b>'],
    ['an icon of whoever draws it', '<b>{icon}{name}</b>', 'type P = { icon?: ReactNode }'],
    ['children beside an icon', '<b>{on ? <Icon /> : null}{children}</b>', 'type P = { children: ReactNode }'],
    ['a number', '<b>{on ? <i /> : null}{count}</b>'],
    ['a sentence put together', '<b>{on ? <i /> : null}{`${count} of ${all}`}</b>'],
    ['words that come themselves', '<b><i />{on ? ", later" : null}</b>'],
    ['a name for it', '<b>{mark} now</b>', 'const mark = on ? <Icon /> : null;'],
    ['a part that may draw nothing', '<b><Part /> now</b>'],
    ['a list', '<b>{all.map((one) => <i key={one} />)} now</b>'],
    ['a fragment between them', '<b><>{on ? <i /> : null}</> now</b>'],
    ['words of a fragment, which goes as one', '<b>{on ? <>now <i /></> : null}</b>'],
  ])('%s', (_says, drawn, before = '') => expect(bareWords(page(drawn, before))).toEqual([3]));

  test.each([
    ['an element of their own', '<b>{on ? <Icon /> : null}<span>now</span></b>'],
    ['a text of the catalogue, which is an element', '<b>{on ? <Icon /> : null}<Trans>now</Trans></b>'],
    ['alone', '<b>{on ? "now" : "then"}</b>'],
    ['beside what stays', '<b><i /> now {count}</b>'],
    ['in a text of the catalogue', '<Trans>{count} of {all} <b>now</b></Trans>'],
    ['blanks', '<b>{on ? <i /> : null}{" "}<i /></b>'],
    ['an element by its type', '<b>{on ? <i /> : null}{mark}</b>', 'type P = { mark: ReactElement | null }'],
    ['an element by its function', '<b>{on ? <i /> : null}{children(1)}</b>', 'type P = { children: (of: number) => ReactElement }'],
  ])('not %s', (_says, drawn, before = '') => expect(bareWords(page(drawn, before))).toEqual([]));
});

test('every view gives its words an element of their own, where something beside them comes and goes', () => {
  const files = (readdirSync('src', { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file)).map((file) => `src/${file}`);
  const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
  const elements = sources.flatMap(({ source }) => elementsDeclaredIn(source));
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, source }) => bareWords(source, elements).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
