import { expect, test } from 'vitest';
import { foldText, plainText } from '#domain/plain-text.ts';

test('text is folded: small letters without accents, however these are written, ligatures opened', () => {
  expect(foldText('ÉTÉ à Genève')).toBe('ete a geneve');
  expect(foldText('e\u0301')).toBe(foldText('é'));
  expect(foldText('VandŒuvres')).toBe('vandoeuvres');
  expect(foldText('Ægidius Straße')).toBe('aegidius strasse');
});

test('text is compared trimmed, with its spaces collapsed', () => {
  expect(plainText('  CAFÉ \t de\u00a0 la  Rade ')).toBe('cafe de la rade');
  expect(plainText(' \u00a0 ')).toBe('');
});
