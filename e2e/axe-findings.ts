import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong with a page as it stands: rule, element and what is to be done. Contrast can be left out, where colours are the reader’s own. */
export async function axeFindings(
  page: Page,
  { contrast = true, part = 'html' }: { readonly contrast?: boolean; readonly part?: string } = {},
): Promise<readonly string[]> {
  // The page has no frames of others to look into, so no second page is opened to collect what was found: half the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .options({ runOnly: STANDARDS, resultTypes: ['violations'], rules: { 'color-contrast': { enabled: contrast } } })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
