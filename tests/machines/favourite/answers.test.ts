import { favouriteModel } from '#machines/favourite/favourite.model.ts';
import { toFavouriteView } from '#machines/favourite/favourite.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const storeId = 'a'.repeat(24);

describeAnswers(favouriteModel, toFavouriteView, {
  'a heart cannot be saved': {
    shows: { isFavourite: true, saving: false, failure: null },
    asked: 'save save',
    with: { save: { storeId, isFavourite: true } },
  },
  'the heart is pressed twice quickly': {
    shows: { isFavourite: false, saving: false, failure: null },
    asked: 'save save',
    with: { save: { storeId, isFavourite: false } },
  },
});
