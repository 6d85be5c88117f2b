import { expect, test } from 'vitest';
import { matchOf } from '#src/features/address/match.ts';

test.each([
  ['Rue de Genève', 'geneve', ['Rue de ', 'Genève', '']],
  ['Rue du Mont-Blanc', 'MONT blanc', ['Rue du ', 'Mont-Blanc', '']],
  ['Route de Vandœuvres', 'vandoeuv', ['Route de ', 'Vandœuv', 'res']],
  ['Route de Vandœuvres', 'vando', ['Route de ', 'Vandœ', 'uvres']],
  ['Route de Vandœuvres', ' Vandœuvres ', ['Route de ', 'Vandœuvres', '']],
  ['Route de Vandœuvres', 'uvres', ['Route de Vandœ', 'uvres', '']],
  ['Rue Rousseau', 'rue', ['', 'Rue', ' Rousseau']],
  ['Rue Rousseau', 'ruerou', ['Rue Rousseau', '', '']],
  // A sign that is neither a letter nor a figure is read as none of those it is made of.
  ['Chemin du Bac 3½', '1', ['Chemin du Bac 3½', '', '']],
  ['Rue Rousseau', 'nowhere', ['Rue Rousseau', '', '']],
  ['Rue Rousseau', ' ', ['Rue Rousseau', '', '']],
])('in “%s”, what is typed as “%s” is marked', (text, query, cut) => expect(matchOf(text, query)).toEqual(cut));
