import { createHash } from 'node:crypto';
import type { Language } from '#contract/enumerations.ts';
import { ofCategory, ofStore } from '../repositories/catalogue-news.ts';
import { encodedText, type EncodedText } from '../memory/encoded-text.ts';
import type { Memory } from '../memory/memory.ts';
import type { Weighed } from '../memory/weight.ts';
import { policyOf, type PageSources } from './content-security-policy.ts';

export type InnerCall = (request: {
  path: string;
  method: 'GET' | 'POST';
  body: unknown;
  language: string;
}) => Promise<{ status: number; text: string }>;

export type Drawn = {
  readonly status: number;
  readonly html: string;
  readonly inlineStyles: readonly string[];
  /** Whether anybody may find it: then it is the same for all who speak its language, and may be kept for them. */
  readonly isForAll?: boolean;
};

export type Screen = Weighed & {
  readonly status: number;
  readonly text: EncodedText;
  readonly policy: string;
  readonly isForAll: boolean;
  readonly isWhole: boolean;
  readonly about: readonly string[];
  /** Names what it says, the minute of it included: a screen that says the same a moment later has the same. */
  readonly mark: string;
};

const MINUTE = 60_000;
/** Instants that a page tells its browser, which are others each time it is drawn. */
const INSTANTS = /"(?:server_time|dataUpdatedAt|dehydratedAt|errorUpdatedAt)":(?:"[^"]*"|\d+)/g;

const markOf = (html: string, now: number): string =>
  `W/"${createHash('sha256')
    .update(html.replace(INSTANTS, ''))
    .update(String(Math.floor(now / MINUTE)))
    .digest('base64url')
    .slice(0, 27)}"`;

const subjectsOf = (body: unknown): string[] => {
  const { store_id: store, store_delivery_id: category } = (body ?? {}) as Record<string, unknown>;
  return [...(typeof store === 'string' ? [ofStore(store)] : []), ...(typeof category === 'string' ? [ofCategory(category)] : [])];
};

export type ScreenAsked = { readonly url: string; readonly language: Language; readonly call: InnerCall };

/** Draws first screens, each once for all who ask for it within some seconds: what it is made of comes from the server's own answers to a guest. */
export function firstScreens({
  memory,
  now,
  sources,
  draw,
}: {
  readonly memory: Memory;
  readonly now: () => number;
  readonly sources: PageSources;
  readonly draw: (asked: ScreenAsked) => Promise<Drawn>;
}): (asked: ScreenAsked) => Promise<Screen> {
  const drawScreen = async (asked: ScreenAsked, before?: Screen): Promise<Screen> => {
    const about = new Set<string>();
    let isWhole = true;
    const call: InnerCall = async (request) => {
      for (const subject of subjectsOf(request.body)) about.add(subject);
      const answered = await asked.call(request);
      if (answered.status >= 500 || answered.status === 429) isWhole = false;
      return answered;
    };
    const { status, html, inlineStyles, isForAll = false } = await draw({ ...asked, call });
    const mark = markOf(html, now());
    // What says the same is sent as it was: nobody has to fetch or compress it again.
    if (before?.mark === mark && isWhole) return before;
    const text = encodedText(html);
    const policy = policyOf(sources, inlineStyles);
    return { status, text, policy, isForAll, isWhole, about: [...about], mark, weight: text.weight };
  };
  return async (asked) => {
    let isOwn = false;
    const screen = await memory.screens(
      `${asked.language} ${asked.url}`,
      (before: Screen | undefined) => {
        isOwn = true;
        return drawScreen(asked, before);
      },
      ({ isForAll, isWhole, status, about }) => (isForAll && isWhole && status === 200 ? ['a first screen', ...about] : null),
    );
    // Who asked first may have used up what they may ask for: that is nobody else's trouble.
    return screen.isWhole || isOwn ? screen : drawScreen(asked);
  };
}
