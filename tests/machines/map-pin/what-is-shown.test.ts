import { test } from 'vitest';
import { carouge, eauxVives, mapPinModel, plainpalais } from '#machines/map-pin/map-pin.model.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { FARTHEST_ZOOM, FIRST_ZOOM, NEAREST_ZOOM, pushed } from '#machines/map-pin/pin-view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const first = { ...plainpalais, zoom: FIRST_ZOOM };
const there = { ...eauxVives, zoom: FIRST_ZOOM };
const asking = { is: 'asking', place: null, view: first, drawing: 'coming', canComeNearer: true, canGoFarther: true };
const named = { ...asking, is: 'named', place: carouge };
const unnamed = { ...asking, is: 'unnamed' };
const asks = (point: object) => ({ asked: { nameIt: { point } } });
const begins: Step = ['the pin stands where the customer looks around from', asking, asks(plainpalais)];
const isNamed: Step = ['an address stands there', named];
const asksAgain: Step = ['the customer asks again', asking, asks(plainpalais)];
const rests = (shows: object, point: object): Step => ['the pin has rested', shows, { ...asks(point), after: 300 }];

test('a point that nobody could name may be asked about again, or taken as it is', () =>
  tellStory(mapPinModel, toMapPinView, [
    begins,
    ['no name can be had', unnamed],
    asksAgain,
    ['no name can be had', unnamed],
    [
      'the customer takes the pin’s place',
      { ...unnamed, is: 'taken' },
      { emitted: [{ type: 'place.pinned', pinned: { point: plainpalais, place: null } }] },
    ],
  ]));

test('a pin that is moved loses its name at once and is asked about where it rests', () => {
  const north = pushed(there, 'north', false);
  const west = pushed(north, 'west', true);
  return tellStory(mapPinModel, toMapPinView, [
    begins,
    isNamed,
    ['the customer drags the map', { ...asking, view: there }],
    rests({ ...asking, view: there }, eauxVives),
    ['an address stands there', { ...named, view: there }],
    ['the customer pushes the pin north', { ...asking, view: north }],
    ['the customer pushes the pin far west', { ...asking, view: west }],
    rests({ ...asking, view: west }, { latitude: west.latitude, longitude: west.longitude }),
    ['nobody delivers there', { ...asking, is: 'outside', view: west }],
    ['the customer drags the map', { ...asking, view: there }],
    rests({ ...asking, view: there }, eauxVives),
    ['an address stands there', { ...named, view: there }],
    [
      'the customer takes the pin’s place',
      { ...named, is: 'taken', view: there },
      { emitted: [{ type: 'place.pinned', pinned: { point: eauxVives, place: carouge } }] },
    ],
  ]);
});

test('the map comes nearer and goes farther as far as it goes, drawn or not, and the name stays', () => {
  const at = (zoom: number, drawing = 'coming') => ({
    ...named,
    drawing,
    view: { ...first, zoom },
    canComeNearer: zoom < NEAREST_ZOOM,
    canGoFarther: zoom > FARTHEST_ZOOM,
  });
  const farther = [14, 13, 12, 11, 11].map((zoom): Step => ['the customer goes farther', at(zoom, 'missing')]);
  return tellStory(mapPinModel, toMapPinView, [
    begins,
    isNamed,
    ['the customer turns the wheel', at(15.5)],
    ['the map is drawn', at(15.5, 'drawn')],
    ['the customer comes nearer', at(16.5, 'drawn')],
    ['the customer comes nearer', at(17, 'drawn')],
    ['the map cannot be drawn', at(17, 'missing')],
    ['the customer goes farther', at(16, 'missing')],
    ['the customer goes farther', at(15, 'missing')],
    ...farther,
  ]);
});
