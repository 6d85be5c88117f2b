import { ACCOUNT, accountExportModel } from '#machines/account-export/account-export.model.ts';
import { toAccountExportView } from '#machines/account-export/account-export.view.ts';
import { describeAnswers } from '../harness/describe-answers.ts';

describeAnswers(accountExportModel, toAccountExportView, {
  'I want to know what is kept of me': { shows: { is: 'saved' }, asked: 'ask save', with: { save: { account: ACCOUNT } } },
  'the copy of what is kept does not come': { shows: { is: 'saved' }, asked: 'ask ask save' },
  'the browser takes no file': { shows: { is: 'failed', failure: null }, asked: 'ask save' },
});
