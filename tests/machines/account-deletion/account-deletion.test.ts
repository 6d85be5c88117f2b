import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(accountDeletionModel);
