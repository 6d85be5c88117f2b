import { expect, test } from 'vitest';
import { TopUpForm } from '#src/features/account/top-up/TopUpForm.tsx';
import { draw } from '../stage/draw.tsx';

const cards = [{ is: 'listed', cards: [], meant: null, failure: null, decline: null, news: null }, () => undefined];
const form = (typed: string) => (
  <TopUpForm
    id="top-up"
    view={{ is: 'filling', amount: null, problem: null, decline: null, failure: null, credited: null }}
    typed={typed}
    onTyped={() => undefined}
    onGive={() => undefined}
    balance={1_250}
    currency="CHF"
    cards={cards as never}
    chosen={null}
    onCard={() => undefined}
    holder="Léa Bonnard"
  />
);

test('what the wallet will hold is what it holds now and what is added', async () => {
  expect((await draw(form('50.00'))).shown()).toContain('Current balance CHF 12.50New balance CHF 62.50');
  expect((await draw(form(''))).shown()).toContain('Current balance CHF 12.50New balance CHF 12.50');
});
