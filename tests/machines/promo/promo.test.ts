import { promoModel } from '#machines/promo/promo.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(promoModel);
