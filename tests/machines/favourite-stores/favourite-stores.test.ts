import { favouriteStoresModel } from '#machines/favourite-stores/favourite-stores.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(favouriteStoresModel);
