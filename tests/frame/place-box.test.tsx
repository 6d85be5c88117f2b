import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { carouge, rhone } from '#machines/address-search/address-search.model.ts';
import { home } from '#machines/location/location.model.ts';
import { firstLocation } from '#src/shop/place/location-flow.ts';
import { firstSession } from '#src/shop/session/session-flow.ts';
import '#src/features/address/parts/AddressOptions.tsx';
import { PlaceBox } from '#src/frame/PlaceBox.tsx';
import { draw } from '../features/stage/draw.tsx';
import { standingFlow } from '../features/stage/standing-flow.ts';

const FIELD = 'Delivery address';
const NOTHING = { text: '', places: [], before: [], trouble: null };
const suggesting = { value: { text: 'suggesting', device: 'unasked' }, context: { ...NOTHING, text: 'rue', places: [carouge, rhone] } };

async function box({
  address = home.address as string | null,
  search = { value: { text: 'resting', device: 'unasked' }, context: NOTHING } as object,
  language = 'en' as 'en' | 'fr',
} = {}) {
  const location = standingFlow(firstLocation(address === null ? null : { ...home, address }));
  const field = { ...standingFlow(search), onEmitted: () => () => undefined };
  const flows = { location, session: standingFlow(firstSession(null)), addressSearch: () => field };
  return { ...(await draw(<PlaceBox />, { flows, language, groups: ['frame'] })), field };
}
const opened = async (search?: object) => {
  const drawn = await box({ search });
  await drawn.press(`Deliver to: ${home.address}`);
  return drawn;
};
const leave = (from: HTMLElement, to: EventTarget | null) =>
  act(async () => from.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to })));
const presses = (field: HTMLElement, key: string) =>
  act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

describe('the place in the header', () => {
  test.each([
    ['a house', home.address, 'en', `Deliver to: ${home.address}`],
    ['no place', null, 'en', 'Deliver to: Enter your address'],
    [
      'a point near a street',
      '46.2450 N 6.1750 E, Chemin de la Capite (412 m), 1222 Vésenaz',
      'en',
      'Deliver to: Point 410 m from Chemin de la Capite',
    ],
    ['a point near none', '46.2450 N 6.1750 E', 'en', 'Deliver to: Point on the map (46.2450 N 6.1750 E)'],
    ['a point under a name', 'Boathouse, 46.2450 N 6.1750 E', 'en', 'Deliver to: Boathouse, 46.2450 N 6.1750 E'],
    ['a point in French', '46.2450 N 6.1750 E, Chemin de la Capite (412 m)', 'fr', 'Livrer à : Point à 410 m de Chemin de la Capite'],
    ['no place in French', null, 'fr', 'Livrer à : Saisissez votre adresse'],
  ] as const)('is told: %s', async (_what, address, language, name) =>
    expect((await box({ address, language })).shown()[0]).toBe(`button: ${name}`),
  );

  test('opens the search for another one in its own stead, with the focus in the field', async () => {
    const { shown, control } = await opened();
    expect(shown()).toEqual([`combobox: ${FIELD}`, 'button: Clear the address']);
    expect(document.activeElement).toBe(control(FIELD));
  });

  test('the entry that the keys are at is told by the field, and is one of the list', async () => {
    const { control, until } = await opened(suggesting);
    const field = control(FIELD);
    const at = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await act(async () => field.click());
    await until(() => at() !== undefined);
    const seen = [at()];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await presses(field, key);
      seen.push(at());
    }
    expect(seen).toEqual([
      'Rue de Carouge 121205 Genève',
      'Rue du Rhône 501204 Genève',
      'Use my location',
      'Drop a pin on the map',
      'Use my location',
    ]);
    expect(new Set([...document.querySelectorAll('[role=option]')].map(({ id }) => id)).size).toBe(4);
  });

  test('closes the search once the focus has left it, and not while it is on a part of it or in a dialog above', async () => {
    const { shown, control } = await opened();
    const [field, cross] = [control(FIELD), control('Clear the address')];
    const isOpen = () => shown()[0] === `combobox: ${FIELD}`;
    await leave(field, cross);
    expect(isOpen()).toBe(true);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    const inDialog = dialog.appendChild(document.createElement('button'));
    await leave(field, inDialog);
    expect(isOpen()).toBe(true);
    dialog.remove();
    await leave(field, document.body);
    expect(isOpen()).toBe(false);
  });
  test('closes it when the focus goes nowhere at all', async () => {
    const { shown, control } = await opened();
    await leave(control(FIELD), null);
    expect(shown()[0]).toBe(`button: Deliver to: ${home.address}`);
  });
  test('Escape leads back to the button', async () => {
    const { control } = await opened();
    await presses(control(FIELD), 'Escape');
    expect(document.activeElement).toBe(control(`Deliver to: ${home.address}`));
  });
});
