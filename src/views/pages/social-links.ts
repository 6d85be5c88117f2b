/** The two networks that welcome pages point to: what the city posts there. An operator puts accounts of its own here. */
export const SOCIAL_LINKS = [
  { name: 'Instagram', address: 'https://www.instagram.com/explore/tags/geneve/' },
  { name: 'Facebook', address: 'https://www.facebook.com/hashtag/geneve' },
] as const;
