import { ratingModel } from '#machines/rating/rating.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(ratingModel);
