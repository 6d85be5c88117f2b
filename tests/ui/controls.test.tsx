import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Line } from '#src/ui/Line.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Meter } from '#src/ui/Meter.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Radio } from '#src/ui/Radio.tsx';
import { RadioCard } from '#src/ui/RadioCard.tsx';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { draw } from '../features/stage/draw.tsx';

const heard = () => vi.fn<(...said: unknown[]) => void>();

describe('a button', () => {
  test('does what it says, with the price at its side', async () => {
    const onClick = heard();
    const { shown, press, control } = await draw(
      <Button amount="CHF 3.50" onClick={onClick}>
        Pay
      </Button>,
    );
    expect([shown(), control('Pay CHF 3.50').getAttribute('type')]).toEqual([['button: Pay CHF 3.50'], 'button']);
    await press('Pay CHF 3.50');
    expect(onClick).toHaveBeenCalledOnce();
  });
  test.each([
    ['busy', { busy: true }, 'button: Pay, disabled, busy'],
    ['busy with a word for it', { busy: true, busyLabel: 'Paying' }, 'button: Paying, disabled, busy'],
    ['disabled', { disabled: true }, 'button: Pay, disabled'],
    ['disabled with a reason', { disabled: true, reason: 'No card' }, 'button: Pay, disabled, says “No card”'],
  ])('%s, it does nothing', async (_says, but, line) => {
    const onClick = heard();
    const { shown, control } = await draw(
      <Button {...but} onClick={onClick}>
        Pay
      </Button>,
    );
    expect(shown()).toEqual([line]);
    control(line.replace(/^button: ([^,]+).*$/, '$1')).click();
    expect(onClick).not.toHaveBeenCalled();
  });
  test('a reason without its being disabled says nothing, and what is only unready can be pressed', async () => {
    const onClick = heard();
    const { shown, press, control } = await draw(
      <Button unready reason="No card" onClick={onClick}>
        Pay
      </Button>,
    );
    expect(shown()).toEqual(['button: Pay, disabled']);
    await press('Pay');
    expect(onClick).toHaveBeenCalledOnce();
    expect((control('Pay') as HTMLButtonElement).disabled).toBe(false);
  });
  test('with a reason it keeps its place in the tab order', async () => {
    const { control } = await draw(
      <Button disabled reason="No card">
        Pay
      </Button>,
    );
    expect((control('Pay') as HTMLButtonElement).disabled).toBe(false);
  });
});

describe('a stepper', () => {
  const step = async (value: number, but: { max?: number; disabled?: boolean } = {}) => {
    const onChange = heard();
    return {
      ...(await draw(<Stepper label="Quantity" decreaseLabel="Less" increaseLabel="More" value={value} onChange={onChange} {...but} />)),
      onChange,
    };
  };
  test('steps by one', async () => {
    const { shown, press, onChange } = await step(3);
    expect(shown()).toEqual(['group: Quantity', 'button: Less', '3', 'button: More']);
    await press('More');
    await press('Less');
    expect(onChange.mock.calls).toEqual([[4], [2]]);
  });
  test('its count is read out while somebody is at its buttons, and no more behind a dialog that takes the focus', async () => {
    const { shown, control } = await step(3);
    const focus = (element: HTMLElement, event: 'focusin' | 'focusout') =>
      act(async () => void element.dispatchEvent(new FocusEvent(event, { bubbles: true })));
    await focus(control('More'), 'focusin');
    expect(shown()).toContain('status:');
    await focus(control('More'), 'focusout');
    expect(shown()).not.toContain('status:');
  });
  test.each([
    ['at its least', 1, {}, ['button: Less, disabled', '1', 'button: More'], 'Less'],
    ['at its most', 5, { max: 5 }, ['button: Less', '5', 'button: More, disabled'], 'More'],
    ['disabled', 3, { disabled: true }, ['button: Less, disabled', '3', 'button: More, disabled'], 'More'],
  ])('%s it goes no further, and says so', async (_says, value, but, lines, button) => {
    const { shown, press, onChange } = await step(value, but);
    expect(shown().slice(1)).toEqual(lines);
    await press(button);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('fields', () => {
  test('a hint, and an error in its place', async () => {
    expect((await draw(<TextField label="Name" hint="As on the bell" defaultValue="Léa" />)).shown()).toEqual([
      'textbox: Name, with “Léa”, says “As on the bell”',
    ]);
    expect((await draw(<TextField label="Name" hint="As on the bell" error="Missing" />)).shown()).toEqual([
      'textbox: Name, invalid, says “Missing”',
    ]);
    expect((await draw(<TextField label="Name" labelHidden readOnly disabled />)).shown()).toEqual(['textbox: Name, disabled, read only']);
  });
  test('a password is shown when that is asked for, and hidden again', async () => {
    const { shown, press, control } = await draw(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const kind = () => (control('Password') as HTMLInputElement).type;
    expect([shown(), kind()]).toEqual([['textbox: Password', 'button: Show'], 'password']);
    await press('Show');
    expect([shown()[1], kind()]).toEqual(['button: Hide', 'text']);
    await press('Hide');
    expect(kind()).toBe('password');
  });
  test('a box and a switch say whether they are on, and what they are about', async () => {
    const onChange = heard();
    const { shown, press } = await draw(
      <>
        <Checkbox label="Olives" aside="+ CHF 1.00" checked onChange={onChange} />
        <Switch label="Wallet" description="CHF 12.50 available" checked={false} onChange={onChange} />
      </>,
    );
    expect(shown()).toEqual(['checkbox: Olives + CHF 1.00, checked', 'switch: Wallet CHF 12.50 available, says “CHF 12.50 available”']);
    await press('Olives + CHF 1.00');
    await press('Wallet CHF 12.50 available');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
  test('one of several is chosen by its value; what a card opens is there while it is chosen', async () => {
    const onChange = heard();
    const { shown, press } = await draw(
      <RadioGroup legend="Way" value="card" onChange={onChange}>
        <Radio value="cash" label="Cash" />
        <RadioCard value="card" label="Card">
          Which one
        </RadioCard>
        <RadioCard value="twint" label="Twint">
          Not shown
        </RadioCard>
      </RadioGroup>,
    );
    expect(shown()).toEqual(['group: Way', 'radio: Cash', 'radio: Card, checked', 'Which one', 'radio: Twint']);
    await press('Cash');
    expect(onChange.mock.calls).toEqual([['cash']]);
    expect(
      (
        await draw(
          <RadioGroup legend="Way" value={null} onChange={onChange} disabled>
            <Radio value="cash" label="Cash" />
          </RadioGroup>,
        )
      ).shown(),
    ).toEqual(['group: Way', 'radio: Cash, disabled']);
  });
  test('stars are told by how many they are', async () => {
    const onChange = heard();
    const { shown, press } = await draw(<Stars legend="La Rade" value={2} nameOf={(stars) => `${stars} of 5`} onChange={onChange} />);
    expect(shown()).toEqual([
      'group: La Rade',
      'radio: 1 of 5',
      'radio: 2 of 5, checked',
      'radio: 3 of 5',
      'radio: 4 of 5',
      'radio: 5 of 5',
    ]);
    await press('4 of 5');
    expect(onChange.mock.calls).toEqual([[4]]);
  });
  test('a filter says whether it is on; a picture’s button says what it does', async () => {
    const { shown } = await draw(
      <>
        <Chip on>Vegan</Chip>
        <Chip on={false}>Halal</Chip>
        <IconButton label="Basket, 3 items" icon={<i />} count={3} />
      </>,
    );
    expect(shown()).toEqual(['button: Vegan, pressed', 'button: Halal', 'button: Basket, 3 items']);
  });
});

test.each([
  ['info', []],
  ['warn', ['status:']],
  ['ok', ['status:']],
  ['bad', ['alert:']],
] as const)('a message of tone %s is read out as %o', async (tone, place) => {
  const onClick = heard();
  const { shown, press } = await draw(
    <Message tone={tone} title="No card." action={<Button onClick={onClick}>Add one</Button>}>
      It is needed.
    </Message>,
  );
  expect(shown()).toEqual([...place, 'No card. It is needed.', 'button: Add one']);
  await press('Add one');
  expect(onClick).toHaveBeenCalledOnce();
});

test('a message can be read out otherwise, or not at all', async () => {
  expect(
    (
      await draw(
        <Message tone="ok" role="none">
          Saved.
        </Message>,
      )
    ).shown(),
  ).toEqual(['Saved.']);
  expect(
    (
      await draw(
        <Message tone="info" role="alert">
          Gone.
        </Message>,
      )
    ).shown(),
  ).toEqual(['alert:', 'Gone.']);
});

test('a bar says its value in words and never more than its goal', async () => {
  const meter = async (value: number, max = 20) => {
    const { shown } = await draw(<Meter label="Minimum order" value={value} max={max} valueText={`${value} of ${max}`} />);
    const element = document.querySelector('[role=meter]');
    return [
      shown()[0],
      element?.getAttribute('aria-valuenow'),
      element?.getAttribute('aria-valuemax'),
      (element?.firstElementChild as HTMLElement | null)?.style.width,
    ];
  };
  expect(await meter(5)).toEqual(['meter: Minimum order, 5 of 20', '5', '20', '25%']);
  expect(await meter(30)).toEqual(['meter: Minimum order, 30 of 20', '20', '20', '100%']);
  expect(await meter(-3)).toEqual(['meter: Minimum order, -3 of 20', '0', '20', '0%']);
  expect((await meter(0, 0)).at(-1)).toBe('100%');
});

test('the stop that is reached is the step of now', async () => {
  const { shown } = await draw(
    <Line
      label="Your order"
      stops={[
        { key: 'a', label: 'Accepted', state: 'done', stateLabel: 'done', time: '12:00' },
        { key: 'b', label: 'Prepared', state: 'now', stateLabel: 'now' },
        { key: 'c', label: 'Received', state: 'next', note: 'at the door' },
      ]}
    />,
  );
  expect(shown()).toEqual(['Accepted done12:00', 'Prepared now', 'Receivedat the door']);
  expect([...document.querySelectorAll('li')].map((stop) => stop.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(document.querySelector('ol')?.getAttribute('aria-label')).toBe('Your order');
});

test('a dialog is told by its title, and its cross leaves it', async () => {
  const onClose = heard();
  const { shown, press } = await draw(
    <Dialog open onClose={onClose} title="Remove it?" closeLabel="Close" foot={<Button>Keep it</Button>}>
      It can be added again.
    </Dialog>,
  );
  expect(shown()).toEqual(['dialog: Remove it?', 'Remove it?', 'button: Close', 'It can be added again.', 'button: Keep it']);
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
  expect(
    (
      await draw(
        <Dialog open={false} onClose={onClose} title="Remove it?">
          x
        </Dialog>,
      )
    ).shown(),
  ).toEqual([]);
});
