import { expect, test, vi } from 'vitest';
import { NO_CONTACT } from '#domain/checkout/no-contact.ts';
import { WhereSheet } from '#src/features/checkout/sheets/WhereSheet.tsx';
import { draw } from '#tests/features/stage/draw.tsx';

const destination = { address: 'Rue de Carouge 12, 1205 Genève', post_code: '1205', city: 'Genève', location: [46.2, 6.14] };

async function sheet(postcode: string | null, address: object = { is: 'standing' }) {
  const [tellSheet, tellAddress] = [vi.fn(), vi.fn()];
  const flows = {
    contact: [{ draft: { ...NO_CONTACT, postcode }, isWanting: false }, vi.fn()],
    address: [address, tellAddress],
    sheet: ['where', tellSheet],
  };
  const drawn = await draw(
    <WhereSheet flows={flows as never} problems={{}} destination={destination as never} user={null} cityId={null} />,
    { groups: ['payment', 'frame'] },
  );
  return { ...drawn, tellSheet, tellAddress };
}

test('Done closes the sheet of an address that is in order, and of one whose post code was emptied', async () => {
  for (const postcode of [null, '1205', ' ']) {
    const { press, tellSheet, tellAddress } = await sheet(postcode);
    await press('Done');
    expect([tellSheet.mock.calls, tellAddress.mock.calls]).toEqual([[[{ type: 'sheet.closed' }]], []]);
  }
});

test('Done applies a post code that was typed, and the sheet stays for what comes of it', async () => {
  const { press, control, tellSheet, tellAddress } = await sheet('99');
  await press('Done');
  expect(tellAddress.mock.calls).toEqual([[{ type: 'postcode.applied', postcode: '99', destination }]]);
  expect(tellSheet).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control('Post code'));
});

test('Done leads to a post code that was wrong, with why beside it', async () => {
  const { press, shown, tellSheet, tellAddress } = await sheet('99', { is: 'wrongPostcode', postcode: '99' });
  expect(shown()).toContain('textbox: Post code, invalid, says “Wrong postcode”');
  await press('Done');
  expect([tellSheet.mock.calls, tellAddress.mock.calls]).toEqual([[], []]);
});
