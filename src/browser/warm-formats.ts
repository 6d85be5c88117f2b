import type { Language } from '#contract/enumerations.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Has the browser read its list of all locales while it waits for the network. The first number, date or plural that is
 * formatted otherwise pays for it in the middle of drawing: a tenth of a second on a phone.
 */
export function warmFormats(language: Language): void {
  whenIdle(() => void new Intl.NumberFormat(language));
}
