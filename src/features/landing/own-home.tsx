import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { Hero } from './Hero.tsx';

export const Greeting = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('./home/Greeting.tsx'), texts.load('home')]);
  return part.Greeting;
});

export const OwnHome = lazyPart(async (texts) => {
  const [part] = await Promise.all([import('./home/OwnHome.tsx'), texts.load('home', 'reorder', 'store')]);
  return part.OwnHome;
});

export const loadRepeats = async (api: Api, queryClient: QueryClient, customerId: string): Promise<void> =>
  (await import('./home/OwnHome.tsx')).loadRepeats(api, queryClient, customerId);

function useCustomer() {
  const [session] = useSession();
  return session.is === 'signedIn' ? session.user : null;
}

export function Welcome({ category }: { readonly category: string }) {
  const user = useCustomer();
  return <Hero category={category} greeting={user ? <Greeting firstName={user.first_name} /> : undefined} />;
}

export function OwnPart() {
  const user = useCustomer();
  return user ? <OwnHome key={user._id} user={user} /> : null;
}

const RatingCard = lazyPart<{ readonly customerId: string }>(async (texts) => {
  const [part] = await Promise.all([import('../orders/rating/RatingCard.tsx'), texts.load('rating')]);
  return part.RatingCard;
});

export function OwnRating() {
  const user = useCustomer();
  return user ? <RatingCard key={user._id} customerId={user._id} /> : null;
}
