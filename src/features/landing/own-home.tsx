import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#src/api/api.ts';
import { useSession } from '#src/shop/session/use-session.ts';
import { lazyPart } from '#src/lazy/lazy-part.tsx';
import { Hero } from './Hero.tsx';
import { withWords } from '#src/lazy/with-words.ts';

export const Greeting = lazyPart((texts) => withWords(import('./home/Greeting.tsx'), texts.load('home'), 'Greeting'));

export const OwnHome = lazyPart((texts) => withWords(import('./home/OwnHome.tsx'), texts.load('home', 'reorder', 'store'), 'OwnHome'));

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

const RatingCard = lazyPart<{ readonly customerId: string }>((texts) =>
  withWords(import('../orders/rating/RatingCard.tsx'), texts.load('rating'), 'RatingCard'),
);

export function OwnRating() {
  const user = useCustomer();
  return user ? <RatingCard key={user._id} customerId={user._id} /> : null;
}
