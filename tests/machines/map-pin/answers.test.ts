import { carouge, mapPinModel } from '#machines/map-pin/map-pin.model.ts';
import { toMapPinView } from '#machines/map-pin/map-pin.view.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

describeAnswers(mapPinModel, toMapPinView, {
  'the pin stands where nobody delivers': {
    shows: { is: 'taken', place: carouge },
    asked: 'nameIt nameIt',
    with: { nameIt: { point: { latitude: 46.204, longitude: 6.161 } } },
    emitted: [{ type: 'place.pinned', pinned: { point: { latitude: 46.204, longitude: 6.161 }, place: carouge } }],
  },
  'the pin’s address cannot be looked up': {
    shows: { is: 'taken', place: null },
    asked: 'nameIt',
    emitted: [{ type: 'place.pinned', pinned: { point: { latitude: 46.1969, longitude: 6.1428 }, place: null } }],
  },
});
