import { alwaysAnswered } from '../always-answered.ts';
import { fromPromise } from 'xstate';
import { accountCalls } from '#contract/calls/account.ts';
import { accountExportMachine, type Account } from '#machines/account-export/account-export.machine.ts';
import { ok } from '#contract/result.ts';
import type { Api } from '#src/api/api.ts';
import { saveFile } from '#src/browser/save-file.ts';

/** The day of a copy, for its file's name. */
const dayOf = ({ made_at: madeAt }: Account): string => (typeof madeAt === 'string' ? `-${madeAt.slice(0, 10)}` : '');

/** A copy of what is kept, with its ports filled. */
export const accountExportWith = (api: Api): typeof accountExportMachine =>
  accountExportMachine.provide({
    actors: {
      ask: alwaysAnswered(async ({ signal }) => {
        const answered = await api.call(accountCalls.export_account, {}, { signal });
        return answered.ok ? ok(answered.value.account) : answered;
      }),
      save: fromPromise(async ({ input: { account } }) =>
        saveFile(`account${dayOf(account)}.json`, `${JSON.stringify(account, null, 2)}\n`, 'application/json'),
      ),
    },
  });
