import { expect, test } from 'vitest';
import { EMPTY_ADDRESS } from '#domain/addresses/address-draft.ts';
import { favouriteAddressesModel } from '#machines/favourite-addresses/favourite-addresses.model.ts';
import { toFavouriteAddressesView } from '#machines/favourite-addresses/favourite-addresses.view.ts';
import { filledIn, home, nadia, servette, work } from '#machines/favourite-addresses/sample-addresses.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline, refused } from '../sample-failures.ts';

const row = (address: typeof home, isTicked = false) => ({ address, isTicked });
const waiting = {
  is: 'loading',
  rows: null,
  ticked: 0,
  gone: 0,
  saved: null,
  failed: null,
  form: null,
  isBegun: false,
  isFull: false,
};
const both = { ...waiting, is: 'viewing', rows: [row(home), row(work)] };
const opens: Step = ['the customer opens their addresses', waiting, { asked: { otherTabs: undefined, listAddresses: undefined } }];
const told: Step = ['the server tells two addresses', both];
const kept = (addressId: string | null, draft: unknown, isOpen = true) => ({ type: 'form.kept', form: { addressId, draft, isOpen } });
const nothingKept = { emitted: [{ type: 'form.kept', form: null }] };

const shownForm = (draft: unknown, more: object = {}) => ({ isNew: true, draft, isSaving: false, failure: null, ...more });
const empty = { ...both, form: shownForm(EMPTY_ADDRESS) };
const adds: Step = ['the customer adds an address', empty, nothingKept];
const filled = { ...both, form: shownForm(filledIn) };
const fills: Step = ['the customer fills everything in', filled, { emitted: [kept(null, filledIn)] }];
const { _id: _nadia, ...toKeep } = nadia;
const saving = { ...both, form: shownForm(filledIn, { isSaving: true }) };
const saves: Step = ['the customer saves it', saving, { asked: { saveAddress: { addressId: null, address: toKeep } } }];

const edits: Step = ['the customer presses Edit, or closes it', { ...both, is: 'editing' }];
const ticked = { ...both, is: 'editing', rows: [row(home), row(work, true)], ticked: 1 };
const ticks: Step = ['the customer ticks Work, or takes the tick away', ticked];
const deletes: Step = [
  'the customer deletes what is ticked',
  { ...both, is: 'deleting', rows: [row(home)], ticked: 1 },
  { asked: { removeAddresses: { ids: [work._id] } } },
];
const left = { ...both, rows: [row(home)], gone: 1 };
const { _id: _home, ...homeAgain } = home;
const { _id: _work, ...workAgain } = work;
const workDraft = {
  ...EMPTY_ADDRESS,
  place: { latitude: work.latitude, longitude: work.longitude, address: work.address, country: 'Switzerland', country_code: 'CH' },
  address_name: 'Work',
  floor: '2',
  comment: 'Reception on the left',
  none: ['entry_code'],
};

test('an address is filled in and saved, and what was typed outlives every try that comes to nothing', () =>
  tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    adds,
    ['the customer saves it', empty],
    fills,
    saves,
    ['no answer comes to the saving', { ...both, form: shownForm(filledIn, { failure: offline }) }],
    saves,
    [
      'the server keeps too many already',
      { ...both, form: shownForm(filledIn, { failure: { ...refused(1004), reason: 'addresses_many' } }) },
    ],
    saves,
    ['the server keeps it beside the others', { ...both, rows: [row(home), row(work), row(nadia)], saved: 'Nadia' }, nothingKept],
    ['the customer has read it', { ...both, rows: [row(home), row(work), row(nadia)] }],
  ]));

test.each(['the customer adds an address', 'the customer changes Work'])(
  'what was saved is said until something else is done: %s',
  (says) => {
    const rows = [row(home), row(work), row(nadia)];
    const form = says === 'the customer adds an address' ? shownForm(EMPTY_ADDRESS) : shownForm(workDraft, { isNew: false });
    return tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
      opens,
      told,
      adds,
      fills,
      saves,
      ['the server keeps it beside the others', { ...both, rows, saved: 'Nadia' }, nothingKept],
      [says, { ...both, rows, form }, form.isNew ? nothingKept : { emitted: [kept(work._id, workDraft)] }],
    ]);
  },
);

test('a form that is closed is put aside and goes on; one that is cancelled is forgotten', () =>
  tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    adds,
    // Left empty it is no address that was begun, and is not kept for the next visit.
    ['the customer closes the form', both, nothingKept],
    adds,
    fills,
    ['the customer closes the form', { ...both, isBegun: true }, { emitted: [kept(null, filledIn, false)] }],
    ['the customer adds where they look around from', filled, { emitted: [kept(null, filledIn)] }],
    ['the customer cancels', both, nothingKept],
    [
      'the customer adds where they look around from',
      { ...both, form: shownForm({ ...EMPTY_ADDRESS, place: servette }) },
      { emitted: [kept(null, { ...EMPTY_ADDRESS, place: servette })] },
    ],
  ]));

test('a kept address is changed under its own id, and what is empty of it was said to be none', () => {
  const form = shownForm(workDraft, { isNew: false });
  return tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    ['the customer changes Work', { ...both, form }, { emitted: [kept(work._id, workDraft)] }],
    [
      'the customer saves it',
      { ...both, form: { ...form, isSaving: true } },
      { asked: { saveAddress: { addressId: work._id, address: workAgain } } },
    ],
    ['no answer comes to the saving', { ...both, form: { ...form, failure: offline } }],
  ]);
});

test('what was being filled in before a reload stands there again once the addresses are told', () =>
  tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    ['an address was being filled in', waiting, { asked: { otherTabs: undefined, listAddresses: undefined } }],
    ['no answer comes', { ...waiting, is: 'unavailable', failed: { what: 'loading', failure: offline } }],
    ['the customer asks again', waiting, { asked: { listAddresses: undefined } }],
    ['the server tells two addresses', filled],
  ]));

test('ticked addresses are deleted, and kept again one after the other', () => {
  const bothTicked = { ...both, is: 'editing', rows: [row(home, true), row(work, true)], ticked: 2 };
  const undoes = { ...both, is: 'undoing', rows: [], gone: 2 };
  return tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    edits,
    ticks,
    ['the customer ticks Home, or takes the tick away', bothTicked],
    [
      'the customer deletes what is ticked',
      { ...both, is: 'deleting', rows: [], ticked: 2 },
      { asked: { removeAddresses: { ids: [home._id, work._id] } } },
    ],
    ['the server deletes it', { ...both, rows: [], gone: 2 }],
    ['the customer undoes it', undoes, { asked: { keepAddress: { address: homeAgain } } }],
    ['the server keeps it again', { ...both, is: 'undoing', gone: 1 }, { asked: { keepAddress: { address: workAgain } } }],
    ['the server does not keep it again', { ...both, gone: 1, failed: { what: 'undoing', failure: refused(1004) } }],
    ['the customer undoes it', { ...both, is: 'undoing', gone: 1 }, { asked: { keepAddress: { address: workAgain } } }],
    ['the server keeps it again', both],
  ]);
});

test('what could not be deleted comes back, still ticked, and says so', () =>
  tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    edits,
    ticks,
    deletes,
    ['the server does not delete it', { ...ticked, failed: { what: 'deleting', failure: refused(1005) } }],
    ['the customer presses Edit, or closes it', both],
    edits,
    ticks,
    deletes,
    ['the server deletes Work alone', left],
    ['the customer has read it', { ...left, gone: 0 }],
  ]));

test('a change in another tab is asked for, at once or when nothing is being done', () =>
  tellStory(favouriteAddressesModel, toFavouriteAddressesView, [
    opens,
    told,
    ['another tab changes the addresses', { ...both, is: 'loading' }, { asked: { listAddresses: undefined } }],
    told,
    adds,
    ['another tab changes the addresses', empty],
    [
      'the customer cancels',
      { ...both, is: 'loading' },
      { asked: { listAddresses: undefined }, emitted: [{ type: 'form.kept', form: null }] },
    ],
    ['the server tells none', { ...both, rows: [] }],
    ['the customer presses Edit, or closes it', { ...both, rows: [] }],
  ]));

test('who keeps as many as one can is offered no more', () => {
  let rows: readonly unknown[] | null = null;
  const look: typeof toFavouriteAddressesView = (snapshot) => {
    const view = toFavouriteAddressesView(snapshot);
    rows = view.rows;
    return { ...view, rows: null };
  };
  return tellStory(favouriteAddressesModel, look, [
    opens,
    ['the server tells as many as one can keep', { ...both, rows: null, isFull: true }],
    ['the customer adds an address', { ...both, rows: null, isFull: true }],
  ]).then(() => expect(rows).toHaveLength(50));
});
