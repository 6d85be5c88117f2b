import { test } from 'vitest';
import { toCurrentLocation } from '#domain/current-location.ts';
import { addressSearchModel, carouge, point } from '#machines/address-search/address-search.model.ts';
import { toAddressSearchView } from '#machines/address-search/address-search.view.ts';
import { tellStory, type Step } from '#statecharts/tell-story.ts';

const text = 'rue de carouge 12';
const empty = { is: 'resting', text: '', places: [], before: [], trouble: null, taking: false };
const asking = { ...empty, is: 'asking', text };
const taking = { ...asking, taking: true };
const found = { emitted: [{ type: 'place.found', place: toCurrentLocation(carouge) }] };
const begins: Step = ['the field is empty', empty];
const types: Step = ['the customer types an address', asking];
const pauses: Step = ['the typing pauses', asking, { asked: { findPlaces: { text } }, after: 150 }];
const suggested: Step = ['there are suggestions', { ...asking, is: 'some', places: [carouge] }];
const empties: Step = ['the customer empties the field', empty];
const wantsTheFirst: Step = ['the customer asks for the first suggestion', taking, { asked: { findFirst: { text } } }];

test('suggestions that cannot be had, or that there are none, is shown without a word until the text changes', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    pauses,
    ['there are no suggestions', { ...asking, is: 'none' }],
    ['the customer asks for the first suggestion', { ...asking, is: 'none', trouble: 'not found' }],
    types,
    pauses,
    ['no suggestions can be had', { ...asking, is: 'silent' }],
    types,
    ['the customer types a single letter', { ...empty, text: 'r' }],
    ['the customer asks for the first suggestion', { ...empty, text: 'r', trouble: 'nothing entered' }],
    types,
    empties,
  ]));

test('a suggestion that is picked, or taken as the first, is told and empties the field', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    pauses,
    suggested,
    ['the customer picks what was suggested for another text', { ...asking, is: 'some', places: [carouge] }],
    ['the customer picks a suggestion', empty, found],
    types,
    pauses,
    suggested,
    ['the customer asks for the first suggestion', empty, found],
    types,
    pauses,
    suggested,
    empties,
  ]));

test('a first suggestion is asked for at once, told when it comes, and missed with a reason', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    wantsTheFirst,
    ['the first suggestion is there', empty, found],
    types,
    pauses,
    wantsTheFirst,
    ['there is no first suggestion', { ...asking, is: 'none', trouble: 'not found' }],
    types,
    wantsTheFirst,
    ['the first suggestion cannot be had', { ...asking, is: 'silent', trouble: 'no answer' }],
    ['the customer asks for the first suggestion', { ...taking, trouble: 'no answer' }, { asked: { findFirst: { text } } }],
    ['the first suggestion cannot be had', { ...asking, is: 'silent', trouble: 'no answer' }],
    types,
    empties,
  ]));

test('suggestions stay to be looked at while those for more letters are asked for, and no longer', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    pauses,
    suggested,
    ['the customer types an address', { ...asking, before: [carouge] }],
    ['the customer types an address', { ...asking, before: [carouge] }],
    ['the typing pauses', { ...asking, before: [carouge] }, { asked: { findPlaces: { text } }, after: 150 }],
    ['there are no suggestions', { ...asking, is: 'none' }],
    types,
    pauses,
    suggested,
    ['the customer types an address', { ...asking, before: [carouge] }],
    ['the customer types a single letter', { ...empty, text: 'r' }],
    types,
    pauses,
    suggested,
    ['the customer types an address', { ...asking, before: [carouge] }],
    ['the customer asks for the first suggestion', { ...taking, before: [carouge] }, { asked: { findFirst: { text } } }],
    ['the first suggestion cannot be had', { ...asking, is: 'silent', trouble: 'no answer' }],
  ]));

test('a place that a pin or the device gives is told as it is, and what was typed is forgotten', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    ['the customer puts a pin on the map', empty, { emitted: [{ type: 'place.found', place: point }] }],
    ['the customer asks for their own location', empty, { asked: { device: undefined } }],
    types,
    ['the device is not found', asking],
    ['the device says where the customer is', asking],
    ['the customer asks for their own location', asking, { asked: { device: undefined } }],
    ['the device says where the customer is', empty, { emitted: [{ type: 'place.found', place: point }] }],
  ]));

test('who leaves the field gives up what is asked for, and no place is taken', () =>
  tellStory(addressSearchModel, toAddressSearchView, [
    begins,
    types,
    wantsTheFirst,
    ['the customer leaves the field', empty],
    types,
    ['the customer asks for their own location', asking, { asked: { device: undefined } }],
    ['the device is not heard any more', asking],
    pauses,
    suggested,
  ]));
