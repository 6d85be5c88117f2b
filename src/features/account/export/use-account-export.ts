import { accountCalls } from '#contract/calls/account.ts';
import type { Failure } from '#contract/failure.ts';
import { failed, ok, type Result } from '#contract/result.ts';
import { useApi } from '#src/api/api-context.ts';
import type { Api } from '#src/api/api.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { useCommand } from '#src/shop/use-command.ts';

type Unsaved = { readonly kind: 'unsaved' };

export const exportAccount =
  (api: Api) =>
  async (_: null, signal: AbortSignal): Promise<Result<null, Failure | Unsaved>> => {
    const answered = await api.call(accountCalls.export_account, {}, { signal });
    if (!answered.ok) return answered;
    const { account } = answered.value;
    const day = typeof account.made_at === 'string' ? `-${account.made_at.slice(0, 10)}` : '';
    try {
      saveFile(`account${day}.json`, `${JSON.stringify(account, null, 2)}\n`, 'application/json');
      return ok(null);
    } catch {
      return failed({ kind: 'unsaved' });
    }
  };

export const useAccountExport = () => useCommand(exportAccount(useApi()));
