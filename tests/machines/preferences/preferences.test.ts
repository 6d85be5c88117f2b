import { preferencesModel } from '#machines/preferences/preferences.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(preferencesModel);
