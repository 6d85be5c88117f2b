import { preferencesModel, UNSAID } from '#machines/preferences/preferences.model.ts';
import { toPreferencesView } from '#machines/preferences/preferences.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

const french = {
  shows: { is: 'showing', preferences: { ...UNSAID, language: 'fr' }, busy: false, wasSaved: true, failure: null },
  emitted: [{ type: 'preferences.kept', change: { language: 'fr' } }],
};

describeAnswers(preferencesModel, toPreferencesView, {
  'I want my e-mails in French': { ...french, asked: 'load save', with: { save: { change: { language: 'fr' } } } },
  'the choices of how one is written to do not come': {
    shows: { is: 'showing', preferences: UNSAID, busy: false, failure: null },
    asked: 'load load',
  },
  'the language of the e-mails could not be saved': { ...french, asked: 'load save save' },
});
