import { expect, test } from 'vitest';
import { matchOf } from '#src/views/address/match.ts';

test.each([
  ['Rue de Genève', 'geneve', ['Rue de ', 'Genève', '']],
  ['Rue du Mont-Blanc', 'MONT blanc', ['Rue du ', 'Mont-Blanc', '']],
  ['Route de Vandœuvres', 'vandoeuv', ['Route de ', 'Vandœuv', 'res']],
  ['Route de Vandœuvres', 'vando', ['Route de ', 'Vandœ', 'uvres']],
  ['Route de Vandœuvres', ' Vandœuvres ', ['Route de ', 'Vandœuvres', '']],
  ['Route de Vandœuvres', 'uvres', ['Route de Vandœ', 'uvres', '']],
  ['Rue Rousseau', 'nowhere', ['Rue Rousseau', '', '']],
  ['Rue Rousseau', ' ', ['Rue Rousseau', '', '']],
])('in “%s”, what is typed as “%s” is marked', (text, query, cut) => expect(matchOf(text, query)).toEqual(cut));
