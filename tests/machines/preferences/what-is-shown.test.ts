import { test } from 'vitest';
import { IN_FRENCH, NEWS_ASKED, preferencesModel, UNSAID, WITHOUT_RECEIPTS } from '#machines/preferences/preferences.model.ts';
import { toPreferencesView, type PreferencesView } from '#machines/preferences/preferences.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const unsaid: PreferencesView = { is: 'showing', preferences: UNSAID, busy: false, wasSaved: false, failure: null };
const french: PreferencesView = { ...unsaid, preferences: IN_FRENCH };
const opens: Step = ['the customer opens the profile', { is: 'loading' }, { asked: { load: undefined } }];
const triesAgain: Step = ['the customer looks again', { is: 'loading' }, { asked: { load: undefined } }];
const comes: Step = ['the choices come', unsaid];
const wantsFrench: Step = ['the customer chooses French', { ...french, busy: true }, { asked: { save: { change: { language: 'fr' } } } }];
const spoken = { emitted: [{ type: 'preferences.kept', change: { language: 'fr' } }] };

test('what does not come says why until it comes', () =>
  tellStory(preferencesModel, toPreferencesView, [opens, ['no choices come', { is: 'unknown', failure: offline }], triesAgain, comes]));

test('a server without such choices has none shown', () =>
  tellStory(preferencesModel, toPreferencesView, [opens, ['the server knows of no such choices', { is: 'absent' }]]));

test('a choice that is not kept goes back, with the reason', () =>
  tellStory(preferencesModel, toPreferencesView, [
    opens,
    comes,
    wantsFrench,
    ['the choice does not get through', { ...unsaid, failure: offline }],
    wantsFrench,
    ['the server keeps French', { ...french, wasSaved: true }, spoken],
    [
      'the customer wants no receipts',
      { ...french, preferences: WITHOUT_RECEIPTS, busy: true },
      { asked: { save: { change: { wants_receipts: false } } } },
    ],
  ]));

test('what is changed while something is saved is saved after it', () =>
  tellStory(preferencesModel, toPreferencesView, [
    opens,
    comes,
    wantsFrench,
    ['the customer wants no receipts', { ...french, preferences: WITHOUT_RECEIPTS, busy: true }],
    [
      'the server keeps French',
      { ...french, preferences: WITHOUT_RECEIPTS, busy: true },
      { ...spoken, asked: { save: { change: { wants_receipts: false } } } },
    ],
    [
      'the server keeps that no receipts are wanted',
      { ...french, preferences: WITHOUT_RECEIPTS, wasSaved: true },
      { emitted: [{ type: 'preferences.kept', change: { wants_receipts: false } }] },
    ],
  ]));

test('news stand as wanted, until the server says that the address is asked first', () =>
  tellStory(preferencesModel, toPreferencesView, [
    opens,
    comes,
    [
      'the customer wants news',
      { ...unsaid, preferences: { ...UNSAID, news: 'yes' }, busy: true },
      { asked: { save: { change: { news: 'yes' } } } },
    ],
    [
      'the server asks the address first',
      { ...unsaid, preferences: NEWS_ASKED, wasSaved: true },
      { emitted: [{ type: 'preferences.kept', change: { news: 'yes' } }] },
    ],
  ]));

test('what was to be saved next goes back with what was not kept', () =>
  tellStory(preferencesModel, toPreferencesView, [
    opens,
    comes,
    wantsFrench,
    ['the customer wants no receipts', { ...french, preferences: WITHOUT_RECEIPTS, busy: true }],
    ['the choice does not get through', { ...unsaid, failure: offline }],
  ]));
