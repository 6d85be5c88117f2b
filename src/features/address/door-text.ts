import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';

type Door = Pick<FavouriteAddress, 'floor' | 'entry_code' | 'comment'>;

function doorParts(i18n: I18n, { floor, entry_code: code, comment }: Door): string[] {
  // Who wrote words wrote what the floor is called.
  const ofFloor = /^-?\d+$/.test(floor) ? i18n._(msg`Floor ${floor}`) : floor;
  const door = [ofFloor, code && i18n._(msg`entry code ${code}`)].filter((part) => part !== '').join(', ');
  return [door, comment].filter((part) => part !== '');
}

export const doorText = (i18n: I18n, door: Door): string => doorParts(i18n, door).join(' · ');

export const doorNote = (i18n: I18n, door: Door): string => {
  const note = doorParts(i18n, door).join('. ');
  return note.charAt(0).toLocaleUpperCase(i18n.locale) + note.slice(1);
};
