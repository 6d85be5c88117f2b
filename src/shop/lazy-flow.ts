import type { Flow, Heard, LazyFlow } from './flow.ts';
import type { LostFlows } from './lost-flows.ts';

/**
 * A flow that is loaded by `start` or by the first event.
 * @param first what is seen until then
 * @param loading what is seen while it is loaded, if something else
 * @param missing what is seen once it could not be loaded, if something else
 * @param unheard what it is told once nobody hears any more what it emits
 * @param lost hears that it could not be loaded although it was told something: one that shows that itself needs none
 */
export function lazyFlow<Seen, Event, Emitted = never>(input: {
  first: Seen;
  loading?: Seen;
  missing?: Seen;
  lost?: Pick<LostFlows, 'note' | 'forget'>;
  unheard?: Event;
  loader: () => Promise<Flow<Seen, Event> & Partial<Heard<Emitted>>>;
}): LazyFlow<Seen, Event> & Heard<Emitted> {
  let flow: Flow<Seen, Event> | null = null;
  let placeholder = input.first;
  let coming: Promise<boolean> | null = null;
  const sent: Event[] = [];
  const listeners = new Set<() => void>();
  const hearers = new Set<(emitted: Emitted) => void>();
  const tellAll = () => listeners.forEach((heard) => heard());
  const showInstead = (seen: Seen | undefined) => {
    if (seen === undefined || seen === placeholder) return;
    placeholder = seen;
    tellAll();
  };

  const take = async () => {
    showInstead(input.loading);
    try {
      const loaded = await input.loader();
      flow = loaded;
      flow.subscribe(tellAll);
      loaded.hear?.((emitted) => hearers.forEach((heard) => heard(emitted)));
      sent.splice(0).forEach(flow.send);
      input.lost?.forget(start);
      tellAll();
      return true;
    } catch {
      coming = null;
      showInstead(input.missing);
      if (sent.length > 0) input.lost?.note(start);
      return false;
    }
  };
  const start = () => (coming ??= take());
  return {
    seen: () => flow?.seen() ?? placeholder,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    hear: (heard) => {
      hearers.add(heard);
      return () => {
        hearers.delete(heard);
        if (hearers.size > 0 || input.unheard === undefined || coming === null) return;
        if (flow) flow.send(input.unheard);
        else sent.push(input.unheard);
      };
    },
    send: (event) => {
      if (flow) return flow.send(event);
      sent.push(event);
      void start();
    },
    start,
    isThere: () => flow !== null,
  };
}
