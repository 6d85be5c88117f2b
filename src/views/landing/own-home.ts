import { laterPart } from '../later/later-part.tsx';

/** What is a customer's own on the landing page: brought for them alone. */
export const Greeting = laterPart(async (texts) => {
  const [part] = await Promise.all([import('../home/Greeting.tsx'), texts.load('home')]);
  return part.Greeting;
});

export const OwnHome = laterPart(async (texts) => {
  const [part] = await Promise.all([import('../home/OwnHome.tsx'), texts.load('home', 'again', 'store')]);
  return part.OwnHome;
});
