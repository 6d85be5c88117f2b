import type { Flow, Emitter, LazyFlow } from './flow.ts';
import type { LostFlows } from './lost-flows.ts';

/**
 * A flow that is loaded by `start` or by the first event.
 * @param first its snapshot until then
 * @param loading its snapshot while it is loaded, if another
 * @param missing its snapshot once it could not be loaded, if another
 * @param unheard the event that is sent once nobody listens any more
 * @param lost notes that it could not be loaded although events were sent; a flow that shows this itself needs none
 */
export function lazyFlow<View, Event, Emitted = never>(input: {
  first: View;
  loading?: View;
  missing?: View;
  lost?: Pick<LostFlows, 'note' | 'forget'>;
  whenUnused?: Event;
  loader: () => Promise<Flow<View, Event> & Partial<Emitter<Emitted>>>;
}): LazyFlow<View, Event> & Emitter<Emitted> {
  let flow: Flow<View, Event> | null = null;
  let placeholder = input.first;
  let coming: Promise<boolean> | null = null;
  const sent: Event[] = [];
  const listeners = new Set<() => void>();
  const emittedListeners = new Set<(emitted: Emitted) => void>();
  const notify = () => listeners.forEach((listener) => listener());
  const showInstead = (view: View | undefined) => {
    if (view === undefined || view === placeholder) return;
    placeholder = view;
    notify();
  };

  const take = async () => {
    showInstead(input.loading);
    try {
      const loaded = await input.loader();
      flow = loaded;
      flow.subscribe(notify);
      loaded.onEmitted?.((emitted) => emittedListeners.forEach((listener) => listener(emitted)));
      sent.splice(0).forEach(flow.send);
      input.lost?.forget(start);
      notify();
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
    getSnapshot: () => flow?.getSnapshot() ?? placeholder,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onEmitted: (listener) => {
      emittedListeners.add(listener);
      return () => {
        emittedListeners.delete(listener);
        if (emittedListeners.size > 0 || input.whenUnused === undefined || coming === null) return;
        if (flow) flow.send(input.whenUnused);
        else sent.push(input.whenUnused);
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
