import { slug } from '#domain/slug.ts';

const NETWORKS = [
  { name: 'Instagram', home: 'https://www.instagram.com/', tagged: 'explore/tags/' },
  { name: 'Facebook', home: 'https://www.facebook.com/', tagged: 'hashtag/' },
] as const;

/** The two networks that welcome pages point to: what a city posts there, or the network where no city is known. An operator puts accounts of its own here. */
export const socialLinks = (city: string | null): readonly { readonly name: string; readonly address: string }[] =>
  NETWORKS.map(({ name, home, tagged }) => ({
    name,
    address: city === null ? home : `${home}${tagged}${slug(city).replaceAll('-', '')}/`,
  }));
