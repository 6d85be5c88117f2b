import { test } from 'vitest';
import { toastsModel } from '#machines/toasts/toasts.model.ts';
import { toToastsView } from '#machines/toasts/toasts.view.ts';
import { tellStory } from '#statecharts/tell-story.ts';

const [added, removed, back, nothing] = [{ news: { code: 109 } }, { news: { code: 110 } }, { news: { isOnline: true } }, { news: null }];

test('a pointer on it holds it, and its time begins anew when that leaves', () =>
  tellStory(toastsModel, toToastsView, [
    ['nothing is said yet', nothing],
    ['a store is a favourite now', added],
    ['the page has drawn it', added],
    ['the customer points at it', added],
    ['the pointer goes elsewhere', added],
    ['1500 ms pass', nothing],
  ]));

test('the newest takes the place of the one before, held or not', () =>
  tellStory(toastsModel, toToastsView, [
    ['nothing is said yet', nothing],
    ['a store is a favourite now', added],
    ['the page has drawn it', added],
    ['the customer points at it', added],
    ['a store is no favourite any more', removed],
    ['the page has drawn it', removed],
    ['1500 ms pass', nothing],
  ]));

test('that the network is back is good news', () =>
  tellStory(toastsModel, toToastsView, [
    ['nothing is said yet', nothing],
    ['the network is back', back],
    ['the page has drawn it', back],
    ['1500 ms pass', nothing],
  ]));
