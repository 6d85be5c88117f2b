import { createElement, useRef, useState, type ComponentType } from 'react';

type MapNews = { readonly onDrawn: () => void; readonly onFailed: () => void };

/**
 * Draws `First`; where that fails before anything was seen, what `loadSecond` loads stands in its place, from where the
 * first was shown last. Whoever shows it hears of a failure only when both have failed, or when a map that was seen is lost.
 */
export function orElseMap<Props extends MapNews>(
  First: ComponentType<Props>,
  loadSecond: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function EitherMap(props: Props) {
    const state = useRef<'first' | 'drawn' | 'second'>('first');
    const [second, setSecond] = useState<{ readonly Map: ComponentType<Props> } | null>(null);
    if (second) return createElement(second.Map, props);
    return createElement(First, {
      ...props,
      onDrawn: () => {
        if (state.current === 'second') return;
        state.current = 'drawn';
        props.onDrawn();
      },
      onFailed: () => {
        if (state.current === 'drawn') props.onFailed();
        if (state.current !== 'first') return;
        state.current = 'second';
        loadSecond().then((Map) => setSecond({ Map }), props.onFailed);
      },
    });
  };
}
