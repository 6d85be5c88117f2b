import { pageModel } from '#machines/page/page.model.ts';
import { describeNearby } from '#statecharts/describe-nearby.ts';

describeNearby(pageModel);
