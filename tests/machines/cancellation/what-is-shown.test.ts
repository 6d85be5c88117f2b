import { test } from 'vitest';
import { cancellationModel } from '#machines/cancellation/cancellation.model.ts';
import { toCancellationView } from '#machines/cancellation/cancellation.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline, timeout, unreadable } from '../sample-failures.ts';

const asks: Step = ['the customer asks', { is: 'asking', failure: null }, { asked: { ask: undefined } }];

test('what did not work says why until the next try', () =>
  tellStory(cancellationModel, toCancellationView, [
    ['the page opens', { is: 'idle', failure: null }],
    asks,
    ['no answer comes', { is: 'idle', failure: offline }],
    asks,
    ['asking breaks', { is: 'idle', failure: unreadable }],
    asks,
    ['10 s pass without an answer', { is: 'idle', failure: timeout }],
    asks,
    ['the server says yes', { is: 'done', failure: null }],
  ]));
