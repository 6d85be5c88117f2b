import { STORED_FOR_BASKET, type DrawnBasket, type FirstBasket } from '../first-basket.ts';

/**
 * What is in the basket only this browser can say; so as soon as the page's first screen stands, long before the storefront
 * itself is there, it asks the server to draw it (decision 026). Whatever goes wrong: the page asks for its basket itself.
 */
async function askFirstBasket(): Promise<void> {
  const kept = Object.fromEntries(STORED_FOR_BASKET.map((key) => [key, localStorage.getItem(key)]));
  if (!kept.user && !kept.cart_unique_token) return;
  const answered = await fetch('/first-screens/basket', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kept }),
  });
  if (answered.status !== 200) return;
  const { html, ...rest } = (await answered.json()) as DrawnBasket;
  const container = document.getElementById('app');
  // The storefront was faster: what it shows is newer (take-first-basket.ts).
  if (!container || document.body.dataset.begun !== undefined) return;
  container.innerHTML = html;
  for (const part of container.children) listenTo(part);
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'first-basket';
  data.textContent = JSON.stringify({ ...rest, kept } satisfies FirstBasket);
  document.body.append(data);
}

/** Marks what is pressed last until the storefront can hear it, which presses it then (take-over.ts); no form sends itself. */
function listenTo(part: Element): void {
  part.addEventListener('submit', (event) => event.preventDefault());
  part.addEventListener('click', ({ target }) => {
    part.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    if (target instanceof Element) target.closest('button, label, input')?.setAttribute('data-pressed', '');
  });
}

askFirstBasket().catch(() => undefined);
