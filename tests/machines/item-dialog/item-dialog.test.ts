import { createActor, type EventFromLogic } from 'xstate';
import { expect, test } from 'vitest';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { KnownLine } from '#domain/cart/line-changes.ts';
import type { MenuItem } from '#contract/entities/store.ts';
import { itemDialogMachine } from '#machines/item-dialog/item-dialog.machine.ts';
import { itemDialogModel, pizza, pizzaAsItWas, pizzaOfAnOlderMenu, soup } from '#machines/item-dialog/item-dialog.model.ts';
import { toItemDialogView } from '#machines/item-dialog/item-dialog.view.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(itemDialogModel);

const openDialog = (item: MenuItem, line: CartLine | null = null, known: KnownLine | null = null) => {
  const actor = createActor(itemDialogMachine, { input: { item, line, known } }).start();
  const view = () => toItemDialogView(actor.getSnapshot());
  return {
    send: (event: EventFromLogic<typeof itemDialogMachine>) => actor.send(event),
    view,
    click: (group: number, option: number) => actor.send({ type: 'option.clicked', group, option }),
    chosen: (group: number) => [...(view().groups.find((one) => one.group.unique_id === group)?.chosen ?? [])],
    output: () => actor.getSnapshot().output,
    isOver: () => actor.getSnapshot().status === 'done',
  };
};

test('editing keeps what today’s menu still has and asks again for the rest', () => {
  const { chosen, view, click } = openDialog(pizza, pizzaOfAnOlderMenu);
  expect([chosen(1), chosen(2), view().is, view().quantity]).toEqual([[], [20], 'incomplete', 2]);
  click(1, 10);
  expect(view().is).toBe('ready');
});

test('editing says what is gone and what costs more than it did, a new item nothing', () => {
  expect(openDialog(pizza, pizzaOfAnOlderMenu, pizzaAsItWas).view().changes).toEqual([
    { is: 'dearer', name: 'Pizza', before: 1_100, now: 1_200 },
    { is: 'gone', option: 19, name: 'Family size' },
  ]);
  expect(openDialog(pizza).view().changes).toEqual([]);
});

test('the quantity never leaves 1 to 9,999', () => {
  const { send, view } = openDialog(soup, { itemId: soup._id, quantity: 9_998, options: [[1, [10]]], note: '' });
  for (let click = 1; click <= 3; click += 1) send({ type: 'one.more' });
  expect(view().quantity).toBe(9_999);
  const other = openDialog(soup);
  other.send({ type: 'one.less' });
  expect(other.view().quantity).toBe(1);
});
