import { accountExportModel } from '#machines/account-export/account-export.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(accountExportModel);
