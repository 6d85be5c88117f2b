import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderProblemMachine } from '#machines/order-problem/order-problem.machine.ts';
import { byCard, ORDER, orderProblemModel, PHOTO } from '#machines/order-problem/order-problem.model.ts';
import { toOrderProblemView } from '#machines/order-problem/order-problem.view.ts';
import { tellStory } from '#statecharts/tell-story.ts';

const shown = (snapshot: Parameters<typeof toOrderProblemView>[0]) => {
  const { is, lines, amount, waits, isIncomplete, photoTrouble, failure, reported, way } = toOrderProblemView(snapshot);
  return [
    is,
    ...lines.flatMap(({ name, said }) =>
      said
        ? [`${said.quantity} ${name} ${said.what ?? '?'}${said.photo ? (said.photo.isComing ? ' (photo coming)' : ' (photo)') : ''}`]
        : [],
    ),
    `${amount} to ${way}`,
    ...(waits ? ['looked at first'] : []),
    ...(isIncomplete ? ['not said'] : []),
    ...(photoTrouble ? [photoTrouble] : []),
    ...(failure ? [failure.kind === 'transport' ? failure.cause : String(failure.code)] : []),
    ...(reported ? [reported.state] : []),
  ].join(', ');
};
const soup = { line: 0, quantity: 1, what: 'missing' as const, money_back: true };
const report = (more: object = {}) => ({ asked: { report: { orderId: ORDER, lines: [soup], note: '', way: 'wallet', ...more } } });

test('a missing dish: what goes back is shown before it is sent, and what came of it afterwards', () =>
  tellStory(orderProblemModel, shown, [
    ['the order was paid by card', 'filling, 0 to wallet'],
    ['a soup is missing', 'filling, 1 Pumpkin soup missing, 1240 to wallet'],
    ['the customer wants it the way they paid', 'filling, 1 Pumpkin soup missing, 1240 to original'],
    ['the customer sends it', 'sending, 1 Pumpkin soup missing, 1240 to original', report({ way: 'original' })],
    ['the money is back', 'told, 1 Pumpkin soup missing, 1240 to original, given'],
  ]));

test('without what was wrong nothing is sent, and without a line neither', () =>
  tellStory(orderProblemModel, shown, [
    ['the order was paid by card', 'filling, 0 to wallet'],
    ['the customer sends it', 'filling, 0 to wallet, not said'],
    ['a soup is named, and not what was wrong', 'filling, 1 Pumpkin soup ?, 0 to wallet'],
    ['the customer sends it', 'filling, 1 Pumpkin soup ?, 0 to wallet, not said'],
    ['the soup was there after all', 'filling, 0 to wallet'],
  ]));

test('a photo is added beside what is said, and goes with it', () =>
  tellStory(orderProblemModel, shown, [
    ['the order was paid by card', 'filling, 0 to wallet'],
    ['the customer gives a photo', 'filling, 0 to wallet'],
    ['a soup is missing', 'filling, 1 Pumpkin soup missing, 1240 to wallet'],
    [
      'the customer gives a photo',
      'addingPhoto, 1 Pumpkin soup missing (photo coming), 1240 to wallet',
      { asked: { addPhoto: { orderId: ORDER, id: 'photo-1' } } },
    ],
    ['the photo is no picture', 'filling, 1 Pumpkin soup missing, 1240 to wallet, notAnImage'],
    [
      'the customer gives a photo',
      'addingPhoto, 1 Pumpkin soup missing (photo coming), 1240 to wallet',
      { asked: { addPhoto: { orderId: ORDER, id: 'photo-1' } } },
    ],
    ['the photo is kept', 'filling, 1 Pumpkin soup missing (photo), 1240 to wallet'],
    ['the customer sends it', 'sending, 1 Pumpkin soup missing (photo), 1240 to wallet', report({ lines: [{ ...soup, image_id: PHOTO }] })],
    ['no answer comes', 'unsent, 1 Pumpkin soup missing (photo), 1240 to wallet, offline'],
    [
      'the customer sends it again',
      'sending, 1 Pumpkin soup missing (photo), 1240 to wallet',
      report({ lines: [{ ...soup, image_id: PHOTO }] }),
    ],
    ['its time is over', 'closed, 1 Pumpkin soup missing (photo), 1240 to wallet, 1004'],
  ]));

test('a line that is taken back no longer waits for its photo; one of which nothing is said yet may have one', () =>
  tellStory(orderProblemModel, shown, [
    ['the order was paid by card', 'filling, 0 to wallet'],
    ['a soup is missing', 'filling, 1 Pumpkin soup missing, 1240 to wallet'],
    [
      'the customer gives a photo',
      'addingPhoto, 1 Pumpkin soup missing (photo coming), 1240 to wallet',
      { asked: { addPhoto: { orderId: ORDER, id: 'photo-1' } } },
    ],
    ['the soup was there after all', 'filling, 0 to wallet'],
    ['a soup is named, and not what was wrong', 'filling, 1 Pumpkin soup ?, 0 to wallet'],
    ['the customer sends it', 'filling, 1 Pumpkin soup ?, 0 to wallet, not said'],
    [
      'the customer gives a photo',
      'addingPhoto, 1 Pumpkin soup ? (photo coming), 0 to wallet',
      { asked: { addPhoto: { orderId: ORDER, id: 'photo-1' } } },
    ],
  ]));

test('what is looked at first is said before it is sent; a note alone asks for no money', () =>
  tellStory(orderProblemModel, shown, [
    ['the customer has had two problems this month', 'filling, 0 to wallet'],
    ['a soup is missing', 'filling, 1 Pumpkin soup missing, 1240 to wallet, looked at first'],
    ['a soup is cold, and that is all', 'filling, 1 Pumpkin soup cold, 0 to wallet'],
    ['the customer writes a note', 'filling, 1 Pumpkin soup cold, 0 to wallet'],
    [
      'the customer sends it',
      'sending, 1 Pumpkin soup cold, 0 to wallet',
      report({ lines: [{ ...soup, what: 'cold', money_back: false }], note: 'The bag was torn.' }),
    ],
    ['the server knows no such order', 'refused, 1 Pumpkin soup cold, 0 to wallet, 652'],
  ]));

test('money back is a choice of what is wrong, not of what is missing, and none where no money can be given', () => {
  const said = (what: 'missing' | 'cold', ways: readonly ('wallet' | 'original')[]) => {
    const actor = createActor(orderProblemMachine, { input: { ...byCard, terms: { ...byCard.terms, ways: [...ways] } } }).start();
    actor.send({ type: 'line.said', said: { ...soup, what } });
    return toOrderProblemView(actor.getSnapshot()).lines[0]?.said?.mayChoose;
  };
  expect([said('missing', ['wallet']), said('cold', ['wallet']), said('cold', [])]).toEqual([false, true, false]);
});
