import { test } from 'vitest';
import { home, locationModel, work } from '#machines/location/location.model.ts';
import { toLocationView } from '#machines/location/location.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const asks = (place: typeof home | null): Step => [
  'the customer asks for their own location',
  { is: 'locating', place },
  { asked: { locate: undefined } },
];

test('a device that does not say where it is leaves no place, with the reason until it is read', () =>
  tellStory(locationModel, toLocationView, [
    ['nobody has said where they are', { is: 'nowhere', trouble: null }],
    asks(null),
    ['the device has no signal', { is: 'nowhere', trouble: 'unavailable' }],
    ['the customer reads the message about the device', { is: 'nowhere', trouble: null }],
    asks(null),
    ['the look-up breaks', { is: 'nowhere', trouble: 'unavailable' }],
    asks(null),
    ['10 s pass without an answer of the device', { is: 'nowhere', trouble: 'unavailable' }],
    asks(null),
    ['the customer refuses to share the location', { is: 'nowhere', trouble: 'denied' }],
    ['the customer picks a place from the list', { is: 'somewhere', place: work, trouble: null }],
  ]));

test('a device that says where it is takes the place of the place that was known', () =>
  tellStory(locationModel, toLocationView, [
    ['a place is remembered', { is: 'somewhere', place: home, trouble: null }],
    ['the customer picks a place from the list', { is: 'somewhere', place: work, trouble: null }],
    asks(work),
    ['the device lies outside every city', { is: 'somewhere', place: work, trouble: 'outside' }],
    ['the customer reads the message about the device', { is: 'somewhere', place: work, trouble: null }],
    asks(work),
    ['the device says where it is', { is: 'somewhere', place: home, trouble: null }],
    asks(home),
    ['the customer picks a place from the list', { is: 'somewhere', place: work, trouble: null }],
  ]));
