import { cardsModel } from '#machines/cards/cards.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(cardsModel);
