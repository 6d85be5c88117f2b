import { Component, lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { PartLost } from '#src/browser/part-lost.ts';
import { yieldToBrowser } from '#src/browser/yield-to-browser.ts';
import { useForgetLost } from '#src/shop/use-loaded.ts';
import { Coming } from './Progress.tsx';
import { PartNotice } from './PartNotice.tsx';
import { useTexts, type Texts } from './use-texts.ts';

type Loader<Props> = (texts: Texts) => Promise<ComponentType<Props>>;
type Lost<Props> = ComponentType<{ readonly part: Props; readonly again: () => void }>;
export type LazyPart<Props> = ComponentType<Props> & {
  readonly preload: (texts: Texts) => Promise<void>;
};

/** Whether a part is to be seen: one that opens is drawn from the first time it does, so that it can close as it opened. */
const isOpen = (props: object) => !('open' in props && props.open === false);

class Place extends Component<
  { readonly children: ReactNode; readonly renderLost: (error: unknown) => ReactNode; readonly onLost: (error: unknown) => void },
  { readonly error: unknown }
> {
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override state = { error: null as unknown };
  override componentDidCatch = (error: unknown) => this.props.onLost(error);
  override render = () => (this.state.error === null ? this.props.children : this.props.renderLost(this.state.error));
}

function TriesAgain({ again }: { readonly again: () => void }) {
  const onRetry = useEffectEvent(again);
  useEffect(() => {
    const onOnline = () => onRetry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return null;
}

/**
 * A part of the page that is loaded when it is first drawn. One that does not come (or breaks) takes nothing else with
 * it: `Lost` stands in its place, nothing at all where nothing else is said, and it is asked for again.
 */
export function lazyPart<Props extends object>(
  loader: Loader<Props>,
  Lost: Lost<Props> | null = null,
  fallback: ReactNode | ((part: Props) => ReactNode) = null,
): LazyPart<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: ReturnType<typeof lazy<ComponentType<Props>>> | null = null;
  const take = async (texts: Texts) => (there = await loader(texts));
  const ask = (texts: Texts) =>
    there ??
    (coming ??= lazy(async () => {
      try {
        // The press is answered by what stands in its place meanwhile.
        await yieldToBrowser();
        return { default: await take(texts) };
      } catch (error) {
        coming = null;
        throw error;
      }
    }));
  function LazyPart(props: Props) {
    const texts = useTexts();
    const [{ Part, tries }, setPart] = useState(() => ({ Part: isOpen(props) ? ask(texts) : null, tries: 1 }));
    if (!Part && isOpen(props)) setPart({ Part: ask(texts), tries });
    const again = (error: unknown) => {
      if (error instanceof PartLost && error.isRemembered) window.location.reload();
      else setPart({ Part: ask(texts), tries: tries + 1 });
    };
    const forgetLost = useForgetLost();
    const onLost = (lost: unknown) => {
      forgetLost();
      if (lost instanceof PartLost)
        void lost.late?.then(
          () => again(lost),
          () => undefined,
        );
    };
    if (!Part) return null;
    return (
      <Place
        key={tries}
        onLost={onLost}
        renderLost={(error) => (
          <>
            <TriesAgain again={() => again(error)} />
            {Lost ? <Lost part={props} again={() => again(error)} /> : null}
          </>
        )}
      >
        <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
          <Part {...props} />
        </Suspense>
      </Place>
    );
  }
  return Object.assign(LazyPart, { preload: async (texts: Texts) => void (await take(texts).catch(() => undefined)) });
}

export const neededPart = <Props extends object>(loader: Loader<Props>, fallback: ReactNode = null): LazyPart<Props> =>
  lazyPart(loader, ({ again }) => <PartNotice again={again} />, fallback);

/** A dialog: while it comes a line at the top says so, and where it does not come a notice does, until it is closed. `leave` is what closes it. */
export const lazyDialog = <Props extends object>(
  loader: Loader<Props>,
  leave: (props: Props) => void,
): LazyPart<Props & { readonly open?: boolean }> =>
  lazyPart(loader, ({ part, again }) => (isOpen(part) ? <PartNotice over again={again} leave={() => leave(part)} /> : null), <Coming />);
