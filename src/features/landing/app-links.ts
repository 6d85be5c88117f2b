import { pageBrand } from '#src/api/page-settings.ts';
import type { PageBrand } from '#contract/brand.ts';

export function appFor(userAgent: string, { appStore, playStore }: PageBrand['apps'] = pageBrand().apps): string | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return appStore;
  return /Android/.test(userAgent) ? playStore : null;
}
