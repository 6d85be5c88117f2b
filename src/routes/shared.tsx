import { createFileRoute } from '@tanstack/react-router';
import { SharedPage } from '../features/orders/shared/SharedPage.tsx';

export const Route = createFileRoute('/shared')({
  loader: ({ context }) => context.texts.load('orders'),
  component: SharedPage,
});
