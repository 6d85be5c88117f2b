import { test } from 'vitest';
import { courierMapModel } from '#machines/courier-map/courier-map.model.ts';
import { toCourierMapView } from '#machines/courier-map/courier-map.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const drawn = { drawing: 'drawn', isFollowing: true, label: null };
const opened: readonly Step[] = [
  ['the map is opened', { ...drawn, drawing: 'coming' }],
  ['the map is drawn', drawn],
];

test('a name stands for five seconds from the last tap', () =>
  tellStory(courierMapModel, toCourierMapView, [
    ...(opened as [Step, ...Step[]]),
    ['the customer taps the store', { ...drawn, label: 'from' }],
    ['the customer taps the courier', { ...drawn, label: 'courier' }],
    ['the name has stood for 5 s', drawn],
  ]));

test('a finger keeps the map until the courier is sought again', () =>
  tellStory(courierMapModel, toCourierMapView, [
    ...(opened as [Step, ...Step[]]),
    ['the customer drags the map', { ...drawn, isFollowing: false }],
    ['the customer taps the store', { ...drawn, isFollowing: false, label: 'from' }],
    ['the customer wants to see the courier again', { ...drawn, label: 'from' }],
  ]));

test('a map that cannot be drawn says so', () =>
  tellStory(courierMapModel, toCourierMapView, [
    ['the map is opened', { ...drawn, drawing: 'coming' }],
    ['the map cannot be drawn', { ...drawn, drawing: 'missing' }],
  ]));
