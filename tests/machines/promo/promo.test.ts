import { promoModel } from '#machines/promo/promo.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(promoModel);
