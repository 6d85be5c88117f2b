import { pageModel } from '#machines/page/page.model.ts';
import { describeMachine } from '../harness/describe-machine.ts';

describeMachine(pageModel);
