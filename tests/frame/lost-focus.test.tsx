import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useLostFocus } from '#src/frame/use-lost-focus.ts';
import { draw } from '../features/stage/draw.tsx';
import { eventually } from '#tests/eventually.ts';

function Rows({ rows }: { readonly rows: readonly string[] }) {
  const [left, setLeft] = useState(rows);
  return (
    <section>
      <h2>Cards</h2>
      <ul>
        {left.map((row) => (
          <li key={row}>
            <h3>{row}</h3>
            <button type="button" aria-label={`Remove ${row}`} onClick={() => setLeft(left.filter((one) => one !== row))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Page() {
  const main = useRef<HTMLElement>(null);
  const [isThere, setThere] = useState(true);
  useLostFocus(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1>Payments</h1>
      {isThere ? <Rows rows={['Visa', 'Mastercard']} /> : null}
      <button type="button" aria-label="Take away" onClick={() => setThere(false)} />
    </main>
  );
}

const pressed = async (name: string) => {
  const drawn = await draw(<Page />);
  drawn.control(name).focus();
  await drawn.press(name);
  return drawn;
};
const focused = () => document.activeElement?.textContent;

test.each(['Remove Visa', 'Remove Mastercard'])(
  '%s: the focus goes to the heading of the list, never to nothing or another row',
  async (name) => {
    await pressed(name);
    await eventually(() => expect(focused()).toBe('Cards'));
  },
);

test('with the whole list gone it goes to the page’s heading', async () => {
  const drawn = await draw(<Page />);
  drawn.control('Remove Visa').focus();
  await drawn.press('Take away');
  await eventually(() => expect(focused()).toBe('Payments'));
});

test('what takes the focus by itself keeps it', async () => {
  const drawn = await draw(<Page />);
  drawn.control('Remove Visa').focus();
  const undo = document.body.appendChild(document.createElement('button'));
  undo.textContent = 'Undo';
  await drawn.press('Remove Visa');
  undo.focus();
  await new Promise((done) => setTimeout(done));
  expect(focused()).toBe('Undo');
  undo.remove();
});
