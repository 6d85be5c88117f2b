export type KeyMeaning =
  | { readonly is: 'move'; readonly to: number }
  | { readonly is: 'choose'; readonly at: number }
  | { readonly is: 'close' | 'leave' | 'locate' | 'pin' }
  | null;

type FieldState = {
  readonly isShown: boolean;
  readonly active: number;
  readonly places: number;
  readonly status: 'resting' | 'asking' | 'some' | 'none' | 'silent';
  readonly isTyped: boolean;
};

export function keyMeaning(key: string, { isShown, active, places, status, isTyped }: FieldState): KeyMeaning {
  const entries = places + 2;
  switch (key) {
    case 'ArrowDown':
      return { is: 'move', to: isShown ? (active + 1) % entries : 0 };
    case 'ArrowUp':
      return { is: 'move', to: isShown ? (active - 1 + entries) % entries : 0 };
    case 'Escape':
      return { is: isShown ? 'close' : 'leave' };
    case 'Enter':
      return isShown && status !== 'asking' ? entryMeaning(active, places, status === 'resting' && !isTyped) : null;
    default:
      return null;
  }
}

function entryMeaning(active: number, places: number, isResting: boolean): KeyMeaning {
  if (active < places) return { is: 'choose', at: active };
  // With nothing suggested, Enter asks for the place that is typed: the entry below it is only taken on purpose.
  if (active === 0 && !isResting) return null;
  return { is: active === places ? 'locate' : 'pin' };
}
