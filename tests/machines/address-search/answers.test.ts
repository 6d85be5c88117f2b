import { addressSearchModel, carouge } from '#machines/address-search/address-search.model.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';
import { toCurrentLocation } from '#domain/current-location.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const text = 'rue de carouge 12';
const found = {
  shows: { is: 'resting', trouble: null, taking: false },
  emitted: [{ type: 'place.found', place: toCurrentLocation(carouge) }],
};

describeAnswers(addressSearchModel, toAddressSearchView, {
  'no address fits what is typed': { ...found, asked: 'findPlaces findPlaces', with: { findPlaces: { text } } },
  'no suggestions come': { ...found, asked: 'findPlaces findFirst', with: { findFirst: { text } } },
  'the button is pressed before a suggestion is there': { ...found, asked: 'findFirst', with: { findFirst: { text } } },
  'the address cannot be found when the button is pressed': {
    shows: { text, trouble: 'no answer', taking: false },
    asked: 'findFirst',
  },
  'the field is left while the first suggestion is asked for': {
    shows: { is: 'resting', text: '', taking: false },
    asked: 'findFirst',
  },
  'I type an address while my device is still being asked where it is': {
    ...found,
    asked: 'device findFirst',
    with: { findFirst: { text } },
  },
});
