import type { OptionalCall } from '#contract/page-settings.ts';
import { pageSettings } from './page-settings.ts';

/** Whether the API is known not to have a call. */
export const lacks = (call: OptionalCall): boolean => pageSettings().lacks?.includes(call) ?? false;
