import { test } from 'vitest';
import { ACCOUNT, accountExportModel } from '#machines/account-export/account-export.model.ts';
import { toAccountExportView } from '#machines/account-export/account-export.view.ts';
import { tellStory, type Step } from '../harness/tell-story.ts';
import { offline } from '../sample-failures.ts';

const opens: Step = ['the customer opens the profile', { is: 'idle' }];
const asks: Step = ['the customer wants their data', { is: 'busy' }, { asked: { ask: undefined } }];
const comes: Step = ['everything comes', { is: 'busy' }, { asked: { save: { account: ACCOUNT } } }];

test('what does not come says why until it is saved, and once more', () =>
  tellStory(accountExportModel, toAccountExportView, [
    opens,
    asks,
    ['nothing comes', { is: 'failed', failure: offline }],
    asks,
    ['the session is over', { is: 'failed', failure: { kind: 'refused', code: 999, reason: null, details: null } }],
    asks,
    comes,
    ['the browser has the file', { is: 'saved' }],
    asks,
    comes,
    ['the browser has the file', { is: 'saved' }],
  ]));

test('a browser that takes no file says so', () =>
  tellStory(accountExportModel, toAccountExportView, [
    opens,
    asks,
    comes,
    ['the browser takes no file', { is: 'failed', failure: null }],
    asks,
  ]));

test('a server without such a copy has none shown', () =>
  tellStory(accountExportModel, toAccountExportView, [opens, asks, ['the server knows of no such copy', { is: 'absent' }]]));
