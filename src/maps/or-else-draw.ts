import type { DrawMap, DrawnMap } from './drawn-map.ts';

/**
 * Draws with `first`; where that fails before anything was seen, `bringSecond` draws in its place. The request hears of
 * a failure only when both have failed, or when a map that was seen is lost.
 */
export const orElseDraw =
  (first: DrawMap, bringSecond: () => Promise<DrawMap>): DrawMap =>
  (request) => {
    let view = request.view;
    let drawn: DrawnMap | null = null;
    let state: 'first' | 'seen' | 'second' | 'removed' = 'first';
    const hearing = {
      ...request,
      onMoved: (moved: typeof view) => {
        view = moved;
        request.onMoved(moved);
      },
    };

    const drawSecond = async () => {
      state = 'second';
      drawn?.remove();
      drawn = null;
      try {
        const second = await bringSecond();
        // Whoever closed the page meanwhile needs no map.
        if (state === 'second') drawn = second({ ...hearing, view });
      } catch {
        request.onFailed();
      }
    };
    const failing = {
      ...hearing,
      onDrawn: () => {
        if (state !== 'first') return;
        state = 'seen';
        request.onDrawn();
      },
      onFailed: () => {
        if (state === 'first') void drawSecond();
        else if (state === 'seen') request.onFailed();
      },
    };
    try {
      drawn = first(failing);
    } catch {
      void drawSecond();
    }
    return {
      show: (wanted) => {
        view = wanted;
        drawn?.show(wanted);
      },
      remove: () => {
        state = 'removed';
        drawn?.remove();
      },
    };
  };
