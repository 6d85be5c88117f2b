import { createFileRoute } from '@tanstack/react-router';
import { CourierOrderPage } from '../views/pages/CourierOrderPage.tsx';

export const Route = createFileRoute('/courier_order')({
  loader: ({ context }) => context.texts.load('pages'),
  component: CourierOrderPage,
});
