import { checkoutSheetModel } from '#machines/checkout-sheet/checkout-sheet.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(checkoutSheetModel);
