import { pageModel } from '#machines/page/page.model.ts';
import { describeNearby } from '../harness/describe-nearby.ts';

describeNearby(pageModel);
