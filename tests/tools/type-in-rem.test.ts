import { expect, test } from 'vitest';
import { typeInRem } from '#tools/type-in-rem.ts';

const turned = (prop: string, value: string): string => {
  const declaration = { prop, value };
  typeInRem.Declaration(declaration);
  return declaration.value;
};

test('sizes of type follow the browser’s text size, and are what they were at 16 px', () => {
  expect(turned('font', '600 15px/20px var(--font)')).toBe('600 0.9375rem/1.25rem var(--font)');
  expect(turned('font-size', '16px')).toBe('1rem');
  expect(turned('--type-display', '700 clamp(28px, 4.2vw, 46px)/1.07 var(--font)')).toBe(
    '700 clamp(1.75rem, 4.2vw, 2.875rem)/1.07 var(--font)',
  );
});

test('what is no size of type keeps its pixels', () => {
  expect(turned('padding', '4px 16px')).toBe('4px 16px');
  expect(turned('--space-4', '16px')).toBe('16px');
});
