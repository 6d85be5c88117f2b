import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { Announced } from '#src/ui/Announced.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { draw } from '../features/stage/draw.tsx';
import { eventually } from '#tests/eventually.ts';

const nothing = () => undefined;
const focused = () => document.activeElement;

test('a dialog opens with the focus on its title', async () => {
  await draw(
    <Dialog open onClose={nothing} title="Cancelling costs CHF 5.00" closeLabel="Close">
      <button type="button">First</button>
    </Dialog>,
  );
  await eventually(() => expect(focused()?.textContent).toBe('Cancelling costs CHF 5.00'));
});

test('unless something in it takes it, or is named for it', async () => {
  const { control } = await draw(
    <Dialog open onClose={nothing} title="Where" closeLabel="Close">
      <input aria-label="Address" autoFocus />
    </Dialog>,
  );
  await eventually(() => expect(focused()).toBe(control('Address')));
  function Named() {
    const keep = useRef<HTMLButtonElement>(null);
    return (
      <Dialog
        open
        onClose={nothing}
        title="Sure?"
        closeLabel="Close"
        initialFocus={keep}
        foot={<button ref={keep} type="button" aria-label="Keep" />}
      >
        Text
      </Dialog>
    );
  }
  const named = await draw(<Named />);
  await eventually(() => expect(focused()).toBe(named.control('Keep')));
});

test('what stood there when the page was opened is not read out, what changes is', async () => {
  function Order() {
    const [stage, setStage] = useState('Accepted');
    return (
      <>
        <Announced text={stage} />
        <button type="button" aria-label="Move on" onClick={() => setStage(stage === 'Accepted' ? 'Prepared' : 'Accepted')} />
      </>
    );
  }
  const { press } = await draw(<Order />);
  const said = () => document.querySelector('[role=status]')?.textContent;
  expect(said()).toBe('');
  await press('Move on');
  expect(said()).toBe('Prepared');
  await press('Move on');
  expect(said()).toBe('Accepted');
});
