import { cardsModel } from '#machines/cards/cards.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(cardsModel);
