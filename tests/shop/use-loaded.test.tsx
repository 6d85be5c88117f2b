import { act, Component, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PartLost } from '#src/browser/part-lost.ts';
import type { Loader, FlowDeps } from '#src/shop/load-once.ts';
import { createLoadOnce } from '#src/shop/load-once.ts';
import type { Flows } from '#src/shop/create-flows.ts';
import { FlowsProvider } from '#src/shop/flows.tsx';
import { useLoaded, useForgetLost } from '#src/shop/use-loaded.ts';

class Boundary extends Component<{ readonly children: ReactNode; readonly lost: ReactNode }, { readonly isLost: boolean }> {
  static getDerivedStateFromError = () => ({ isLost: true });
  override state = { isLost: false };
  override render = () => (this.state.isLost ? this.props.lost : this.props.children);
}

test('what does not come is asked for once and then shown as lost; after that it is asked for anew', async () => {
  const loader = vi.fn<Loader<string>>().mockRejectedValueOnce(new PartLost(null, false)).mockResolvedValue('there');
  const flows = { load: createLoadOnce({} as Omit<FlowDeps, 'load'>) } as Flows;
  const Screen = () => useLoaded(loader);
  const Lost = () => {
    const forget = useForgetLost();
    return <button onClick={forget}>lost</button>;
  };
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box, { onCaughtError: () => undefined });
  const draw = (key: string) =>
    act(async () =>
      root.render(
        <FlowsProvider value={flows}>
          <Boundary key={key} lost={<Lost />}>
            <Suspense fallback="coming">
              <Screen />
            </Suspense>
          </Boundary>
        </FlowsProvider>,
      ),
    );
  await draw('first');
  expect([box.textContent, loader.mock.calls.length]).toEqual(['lost', 1]);
  await act(async () => box.querySelector('button')?.click());
  await draw('second');
  expect([box.textContent, loader.mock.calls.length]).toEqual(['there', 2]);
  await act(async () => root.unmount());
  box.remove();
});
