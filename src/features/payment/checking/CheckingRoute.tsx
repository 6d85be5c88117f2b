import { useSearch } from '@tanstack/react-router';
import { CheckingPage } from './CheckingPage.tsx';

export function CheckingRoute() {
  const { payment } = useSearch({ from: '/checking' });
  return <CheckingPage paymentId={payment ?? null} />;
}
