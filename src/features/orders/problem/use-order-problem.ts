import type { ProblemOrder } from '#machines/order-problem/order-problem.setup.ts';
import { toOrderProblemView } from '#machines/order-problem/order-problem.view.ts';
import type { FlowDeps } from '#src/shop/load-once.ts';
import { useLoaded } from '#src/shop/use-loaded.ts';
import { useMachine } from '#src/shop/use-machine.ts';

export async function loadOrderProblem({ api, queryClient }: FlowDeps) {
  const [{ orderProblemWith }, { heldPhotos }] = await Promise.all([import('./order-problem-ports.ts'), import('./held-photos.ts')]);
  const photos = heldPhotos();
  return { machine: orderProblemWith(api, queryClient, photos), photos };
}

export function useOrderProblem(order: ProblemOrder) {
  const { machine, photos } = useLoaded(loadOrderProblem);
  const [snapshot, send] = useMachine(machine, { input: order });
  const givePhoto = (line: number, file: File) => send({ type: 'photo.given', line, id: photos.hold(file), name: file.name });
  return [toOrderProblemView(snapshot), send, givePhoto] as const;
}
