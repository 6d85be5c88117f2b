import { newCardModel } from '#machines/new-card/new-card.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(newCardModel);
