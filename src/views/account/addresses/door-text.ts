import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FavouriteAddress } from '#contract/entities/favourite.ts';

/** What a courier needs at the door, in one line; empty where nothing was said. */
export function doorText(
  i18n: I18n,
  { floor, entry_code: code, comment }: Pick<FavouriteAddress, 'floor' | 'entry_code' | 'comment'>,
): string {
  // Who wrote words wrote what the floor is called.
  const ofFloor = /^-?\d+$/.test(floor) ? i18n._(msg`Floor ${floor}`) : floor;
  const door = [ofFloor, code && i18n._(msg`code ${code}`)].filter((part) => part !== '').join(', ');
  return [door, comment].filter((part) => part !== '').join(' · ');
}
