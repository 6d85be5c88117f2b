import 'temporal-polyfill/global';
import { pageBrandOf, readBrand } from '#server/brand/brand.ts';
import { setPageSettings } from '#src/api/page-settings.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';

setPageSettings({ brand: pageBrandOf(readBrand()) });

// A noisy console fails a test: whatever is worth saying is worth asserting.
const noise: string[] = [];
beforeEach(() => {
  noise.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});
afterEach(() => {
  expect(noise).toEqual([]);
});
