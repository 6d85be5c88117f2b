import { expect, type Page } from '@playwright/test';

/** As long as a name or note may be without a blank in it. */
export const LONG_WORD = 'W'.repeat(190);
export const LONG_LINK = `https://maps.example/${'a1B2'.repeat(42)}`;

const NO_WORDS = /^([0-9a-f]{24,}|\/.*|https?:.*|data:.*|\d{4}-\d\d-\d\d.*|[A-Z][a-z]+\/[A-Z].*|CHF|EUR)$/;

function wordsIn(told: unknown, found: Set<string>): void {
  if (typeof told === 'string') {
    if (/[a-zà-ÿ]{3}/i.test(told) && !NO_WORDS.test(told)) found.add(told);
  } else if (typeof told === 'object' && told !== null) for (const part of Object.values(told)) wordsIn(part, found);
}

/** Gathers every name, note and address that the server tells from now on, with calls and with pages. */
export function collectWords(page: Page): ReadonlySet<string> {
  const found = new Set<string>();
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    response.json().then(
      (told: unknown) => wordsIn(told, found),
      () => undefined,
    );
  });
  return found;
}

/** Puts a word in the place of all that the page shows of what was told. Gives how many places that were. */
export async function showInstead(page: Page, heard: ReadonlySet<string>, word: string): Promise<number> {
  const kept = await page.evaluate(() => [
    // A brand's name is one of 24 letters at most.
    ...Array.from(document.querySelectorAll('script[type="application/json"]:not(#settings)'), ({ textContent }) => textContent),
    localStorage.getItem('user') ?? '{}',
    localStorage.getItem('current_location') ?? '{}',
  ]);
  const words = new Set(heard);
  for (const text of kept) wordsIn(JSON.parse(text), words);
  return page.evaluate(
    ({ known, instead }) => {
      const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let node = all.nextNode(); node; node = all.nextNode()) {
        const text = node.nodeValue ?? '';
        if (node.parentElement?.closest('script, style, option')) continue;
        const told = known.find((one) => text.trim() === one || (one.length > 5 && text.includes(one)));
        if (told === undefined) continue;
        node.nodeValue = text.replace(told, instead);
        count += 1;
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('input[type=text], input[type=search], textarea'))
        field.value = instead;
      return count;
    },
    { known: [...words].toSorted((one, other) => other.length - one.length), instead: word },
  );
}

/** What stands out of the screen to the right, the innermost parts alone. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5);
    return out.map((part) => `${part.tagName}.${part.className} ${Math.round(part.getBoundingClientRect().right)}`).slice(0, 12);
  });

/** Fields whose letters are so small that a phone enlarges the page when they are pressed. */
export const smallFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  );

/** Where a word stands that has no direction of its own. */
export const withoutDirection = (page: Page, word: string): Promise<readonly string[]> =>
  page.evaluate((said) => {
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.nodeValue?.includes(said)) continue;
      if (!['plaintext', 'isolate'].includes(getComputedStyle(parent).unicodeBidi)) found.push(parent.outerHTML.slice(0, 120));
    }
    return found;
  }, word);

/** Nothing of what stands on the page is wider than it, whatever people typed and data names. */
export async function holdsLongWords(page: Page, heard: ReadonlySet<string>): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await showInstead(page, heard, LONG_WORD), 'no names on it').toBeGreaterThan(0);
  expect(await sideways(page), page.url()).toEqual([]);
  expect(await smallFields(page), page.url()).toEqual([]);
}
