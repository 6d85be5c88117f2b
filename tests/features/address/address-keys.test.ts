import { describe, expect, test } from 'vitest';
import { keyMeaning } from '#src/features/address/address-keys.ts';

const field = { isShown: true, active: 0, places: 3, status: 'some', isTyped: true } as const;

describe('a key in the address field', () => {
  test('goes through the entries and round their end: three places, the device, the map', () => {
    expect([0, 1, 2, 3, 4].map((active) => keyMeaning('ArrowDown', { ...field, active }))).toEqual(
      [1, 2, 3, 4, 0].map((to) => ({ is: 'move', to })),
    );
    expect([0, 1, 2, 3, 4].map((active) => keyMeaning('ArrowUp', { ...field, active }))).toEqual(
      [4, 0, 1, 2, 3].map((to) => ({ is: 'move', to })),
    );
  });
  test('opens the list at its first entry', () => {
    for (const key of ['ArrowDown', 'ArrowUp'])
      expect(keyMeaning(key, { ...field, isShown: false, active: 2 })).toEqual({ is: 'move', to: 0 });
  });
  test('closes the list, and leaves the field once it is closed', () => {
    expect(keyMeaning('Escape', field)).toEqual({ is: 'close' });
    expect(keyMeaning('Escape', { ...field, isShown: false })).toEqual({ is: 'leave' });
  });
  test('takes the entry that is highlighted', () => {
    expect([0, 2, 3, 4].map((active) => keyMeaning('Enter', { ...field, active }))).toEqual([
      { is: 'choose', at: 0 },
      { is: 'choose', at: 2 },
      { is: 'locate' },
      { is: 'pin' },
    ]);
  });
  test('takes nothing that does not stand still: no closed list, none that is being asked for', () => {
    expect(keyMeaning('Enter', { ...field, isShown: false })).toBeNull();
    expect(keyMeaning('Enter', { ...field, status: 'asking' })).toBeNull();
  });
  test('asks the device only on purpose: by the only entry of a field at rest, not where an address was typed in vain', () => {
    expect(keyMeaning('Enter', { ...field, places: 0, status: 'resting', isTyped: false })).toEqual({ is: 'locate' });
    for (const status of ['none', 'silent'] as const) expect(keyMeaning('Enter', { ...field, places: 0, status })).toBeNull();
    expect(keyMeaning('Enter', { ...field, places: 0, active: 1, status: 'none' })).toEqual({ is: 'pin' });
  });
  test('asks no device for whoever typed before the search was there: what is typed is looked for as soon as it is', () => {
    expect(keyMeaning('Enter', { ...field, places: 0, status: 'resting' })).toBeNull();
  });
  test('writes otherwise', () => {
    for (const key of ['a', ' ', 'Tab', 'Home', 'End']) expect(keyMeaning(key, field)).toBeNull();
  });
});
