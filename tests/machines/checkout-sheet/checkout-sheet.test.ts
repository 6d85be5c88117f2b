import { checkoutSheetModel } from '#machines/checkout-sheet/checkout-sheet.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(checkoutSheetModel);
