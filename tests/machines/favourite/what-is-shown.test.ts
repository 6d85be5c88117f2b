import { test } from 'vitest';
import { favouriteModel } from '#machines/favourite/favourite.model.ts';
import { toFavouriteView } from '#machines/favourite/favourite.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { refused } from '../sample-failures.ts';

const storeId = 'a'.repeat(24);
const off = { isFavourite: false, saving: false, failure: null };
const on = { isFavourite: true, saving: false, failure: null };
const pressed: Step = ['the customer presses the heart', { ...on, saving: true }, { asked: { save: { storeId, isFavourite: true } } }];

test('a heart that could not be saved is as it was and says why, until it is read, pressed or known otherwise', () =>
  tellStory(favouriteModel, toFavouriteView, [
    ['the store is no favourite', off],
    pressed,
    ['the server refuses it', { ...off, failure: refused(554) }],
    ['the customer puts the notice away', off],
    ['another tab makes it a favourite', on],
    ['the customer presses the heart', { ...off, saving: true }, { asked: { save: { storeId, isFavourite: false } } }],
    ['the server saves it', off],
  ]));

test('what is refused and no longer wanted is told to nobody', () =>
  tellStory(favouriteModel, toFavouriteView, [
    ['the store is no favourite', off],
    pressed,
    ['the customer presses the heart', { ...off, saving: true }],
    ['the server refuses it', off],
    ['another tab makes it a favourite', on],
    ['another tab takes it from the favourites', off],
  ]));

test('a heart pressed again while it is saved, whose second call fails, is as the first left it', () =>
  tellStory(favouriteModel, toFavouriteView, [
    ['the store is a favourite', on],
    ['the customer presses the heart', { ...off, saving: true }, { asked: { save: { storeId, isFavourite: false } } }],
    ['the customer presses the heart', { ...on, saving: true }],
    ['the server saves it', { ...on, saving: true }, { asked: { save: { storeId, isFavourite: true } } }],
    ['the server refuses it', { ...off, failure: refused(554) }],
  ]));
