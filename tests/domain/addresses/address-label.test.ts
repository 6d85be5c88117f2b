import { expect, test } from 'vitest';
import { labelOf } from '#domain/addresses/address-label.ts';

test.each([
  ['Home', 'home'],
  ['  my home ', 'home'],
  ['À la maison', 'other'],
  ['Maison', 'home'],
  ['Chez moi', 'home'],
  ['Work', 'work'],
  ['The office', 'work'],
  ['L’atelier', 'work'],
  ['Bureau', 'work'],
  ['Homer’s', 'other'],
  ['Nadia', 'other'],
  ['', 'other'],
] as const)('%j is %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
