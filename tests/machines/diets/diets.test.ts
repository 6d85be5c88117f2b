import { dietsModel } from '#machines/diets/diets.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(dietsModel);
