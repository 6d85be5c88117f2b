import { expect, test, vi } from 'vitest';
import { readColours } from '#src/maps/map-colours.ts';

test('a map is drawn in the house’s colours though the reader’s are forced upon the page', () => {
  const forced = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const { style } = element as HTMLElement;
    const isSpared = style.getPropertyValue('forced-color-adjust') === 'none';
    return { color: isSpared ? style.color : 'CanvasText' } as CSSStyleDeclaration;
  });
  const colours = Object.values(readColours(document.body));
  forced.mockRestore();
  expect(colours.length).toBeGreaterThan(5);
  expect(colours).not.toContain('CanvasText');
  expect(document.body.childElementCount).toBe(0);
});
