import { test } from 'vitest';
import { commandModel } from '#machines/command/command.model.ts';
import { toCommandView } from '#machines/command/command.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const [on, off] = [{ isOn: true }, { isOn: false }];
const idle = { is: 'idle', asked: null, value: null, failure: null };
const asking = { ...idle, is: 'asking', asked: on };
const begins: Step = ['nothing was asked for', idle];
const asks: Step = ['the customer asks for it', asking, { asked: { ask: { asked: on } } }];
const isDone = (asked: typeof on): Step => [
  asked.isOn ? 'the server does it' : 'the server does the opposite',
  { ...idle, is: 'done', value: asked },
  { emitted: [{ type: 'command.done', asked, value: asked }] },
];

test('what is not done says why until it is asked for again, or taken back', () =>
  tellStory(commandModel, toCommandView, [
    begins,
    asks,
    ['no answer comes', { ...asking, is: 'refused', failure: offline }],
    asks,
    ['the server refuses it', { ...asking, is: 'refused', failure: refused(501) }],
    ['the customer takes it back', idle],
    asks,
    isDone(on),
    ['the customer takes it back', idle],
  ]));

test('what is wanted meanwhile is asked for next, the last of it alone, whatever came of the first', async () => {
  const wantsOff: Step = ['the customer asks for the opposite', { ...asking, asked: off }];
  const asksOff = { asked: { ask: { asked: off } } };
  await tellStory(commandModel, toCommandView, [
    begins,
    asks,
    wantsOff,
    ['the server does it', { ...asking, asked: off, value: on }, { ...asksOff, emitted: [{ type: 'command.done', asked: on, value: on }] }],
    isDone(off),
  ]);
  await tellStory(commandModel, toCommandView, [
    begins,
    asks,
    wantsOff,
    ['no answer comes', { ...asking, asked: off }, asksOff],
    isDone(off),
  ]);
  await tellStory(commandModel, toCommandView, [begins, asks, wantsOff, ['the customer asks for it', asking], isDone(on)]);
});

test('thanks that go by themselves stand 5 s', () =>
  tellStory(commandModel, toCommandView, [
    ['nothing was asked for, and thanks go by themselves', idle],
    asks,
    isDone(on),
    ['it was said for 5 s', { ...idle, value: on }, { after: 5_000 }],
  ]));
