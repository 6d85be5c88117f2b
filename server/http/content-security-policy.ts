import { createHash } from 'node:crypto';
import type { DeploymentSettings } from '#contract/page-settings.ts';

/** Google's payment sheet, which Stripe.js opens. */
const GOOGLE_PAY = 'https://pay.google.com';

const stripeSources = (isUsed: boolean) =>
  isUsed
    ? {
        scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
        frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', GOOGLE_PAY],
        connectSrc: ['https://api.stripe.com', GOOGLE_PAY],
      }
    : { scriptSrc: [], frameSrc: ["'none'"], connectSrc: [] };

export type PageSources = {
  readonly connectsTo: readonly string[];
  readonly picturesFrom: readonly string[];
  readonly paysByStripe: boolean;
  readonly framedHere: boolean;
};

const MAPBOX = ['https://api.mapbox.com', 'https://events.mapbox.com'];

export const connectedHosts = ({ mapboxToken, apiUrl }: DeploymentSettings = {}): readonly string[] => [
  ...(mapboxToken === undefined ? [] : MAPBOX),
  ...(apiUrl === undefined ? [] : [new URL(apiUrl).origin]),
];

const directivesOf = ({ connectsTo, picturesFrom, paysByStripe, framedHere }: PageSources, styles: readonly string[]) => {
  const cards = stripeSources(paysByStripe);
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...cards.scriptSrc],
    frameSrc: cards.frameSrc,
    styleSrc: ["'self'", ...styles],
    imgSrc: ["'self'", 'data:', ...picturesFrom],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...connectsTo, ...cards.connectSrc],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: [framedHere ? "'self'" : "'none'"],
  };
};

/** Every answer's security headers. No inline script or style runs; `policyOf` opens the one that a page carries. */
export const securityHeaders = (sources: PageSources) => ({
  contentSecurityPolicy: { useDefaults: false, directives: directivesOf(sources, []) },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
});

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The Content-Security-Policy of a page that uses these inline styles, known by their digests, and no others. */
export function policyOf(sources: PageSources, styles: readonly string[]): string {
  const digests = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return Object.entries(directivesOf(sources, digests))
    .map(([name, values]) => `${dashed(name)} ${values.join(' ')}`)
    .join(';');
}
