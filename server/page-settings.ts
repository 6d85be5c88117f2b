import type { DeploymentSettings } from '#contract/page-settings.ts';
import type { Config } from './config.ts';

export const pageSettings = ({ mapboxToken, api }: Config): DeploymentSettings => ({
  ...(mapboxToken !== null && { mapboxToken }),
  ...(api?.isCalledDirectly && { apiUrl: api.url }),
  ...(api?.stripePublishableKey && { stripePublishableKey: api.stripePublishableKey }),
});
