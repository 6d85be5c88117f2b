import { useEffect, useEffectEvent } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

export function useEmitted<Logic extends AnyActorLogic, Type extends EmittedFrom<Logic>['type']>(
  actor: Actor<Logic>,
  type: Type,
  listener: (emitted: Extract<EmittedFrom<Logic>, { readonly type: Type }>) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listening = actor.on(type, (emitted) => onEvent(emitted as Extract<EmittedFrom<Logic>, { readonly type: Type }>));
    return () => listening.unsubscribe();
  }, [actor, type]);
}
