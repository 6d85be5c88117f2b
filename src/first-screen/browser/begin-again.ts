/**
 * Asks for the storefront again where one of its first files was lost: the page is read meanwhile, but hears nothing.
 * Run after it, alone and without imports, so that it is there when the rest is not. What came needs no second try.
 */
async function beginAgain(storefront: string): Promise<void> {
  for (const wait of [0, 1_000, 3_000, 6_000, 12_000, 24_000]) {
    await new Promise((go) => void setTimeout(go, wait));
    try {
      await import(/* @vite-ignore */ storefront);
      return;
    } catch {
      // Asked for again after the next pause.
    }
  }
}

void beginAgain(document.querySelector<HTMLScriptElement>('script[data-begins]')?.src ?? '');
