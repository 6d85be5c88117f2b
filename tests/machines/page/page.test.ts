import { pageModel } from '#machines/page/page.model.ts';
import { describeMachine } from '#statecharts/describe-machine.ts';

describeMachine(pageModel);
