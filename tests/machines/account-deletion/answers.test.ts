import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts';
import { toAccountDeletionView } from '#machines/account-deletion/account-deletion.view.ts';
import type { RefusalReason } from '#contract/refusal-reasons.ts';
import { describeAnswers } from '#statecharts/describe-answers.ts';

const deleted = { shows: { is: 'deleted' } };
const notDeleted = (reason: RefusalReason) => ({ shows: { is: 'refused', failure: { code: 1004, reason } }, asked: 'delete' });

describeAnswers(accountDeletionModel, toAccountDeletionView, {
  'the answer gets lost while my account is deleted': {
    ...deleted,
    asked: 'delete look',
    with: { delete: { password: 'a lake in June', givesUp: 0 } },
  },
  'the account is deleted while an order is running': notDeleted('orders_running'),
  'the account is deleted while money is on its way': notDeleted('payments_running'),
  'the account is deleted while the wallet is being topped up': notDeleted('top_ups_running'),
  'the account is deleted while there is money in the wallet': {
    ...deleted,
    asked: 'delete delete',
    with: { delete: { password: 'a lake in June', givesUp: 3_620 } },
  },
  'the account is deleted while there is money in the wallet, and nobody says how much': notDeleted('wallet_not_empty'),
  'the password is wrong when the account is deleted': { ...deleted, asked: 'delete delete' },
  'nobody says whether the account is gone': { ...deleted, asked: 'delete look look' },
});
