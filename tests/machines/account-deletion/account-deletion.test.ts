import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(accountDeletionModel);
