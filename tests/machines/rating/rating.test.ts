import { ratingModel } from '#machines/rating/rating.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(ratingModel);
