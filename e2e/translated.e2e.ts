import { expect, test, type Page } from '@playwright/test';
import { orderInCash } from './order-in-cash.ts';
import { IN_VERIFY } from './tags.ts';

/**
 * Has the page translated as Chrome does it, from its beginning and whatever comes later: each run of words gives way to
 * two `font` elements with another text; `translate="no"` is spared. The words stay as they are, so that they can be
 * looked for.
 */
async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isSpared = (text: Text) =>
      !text.data.trim() ||
      !text.parentElement ||
      text.parentElement.closest('font,script,style,title,textarea,option,[translate="no"]') !== null;
    const translate = (root: Node) => {
      const texts: Text[] = [];
      if (root instanceof Text) texts.push(root);
      else {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
      }
      for (const text of texts) {
        if (isSpared(text)) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    // In a task of its own, as an extension's script would.
    const later = (nodes: readonly Node[]) => setTimeout(() => nodes.filter((node) => node.isConnected).forEach(translate));
    new MutationObserver((records) =>
      later(records.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))),
    ).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Whatever breaks in the page while it is translated. */
function collectMistakes(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (/NotFoundError|not a child/.test(message.text())) heard.push(message.text());
  });
  return heard;
}

test('an order is made on a page that is translated, and its sum is true', IN_VERIFY, async ({ page }) => {
  test.slow();
  const mistakes = collectMistakes(page);
  await translatePage(page);
  await orderInCash(page, async (dialog) => {
    const one = await dialog.confirm.textContent();
    await dialog.more.click();
    await expect(dialog.confirm).not.toHaveText(one ?? '');
    await dialog.less.click();
    await expect(dialog.confirm).toHaveText(one ?? '');
  });
  expect(mistakes).toEqual([]);
});
