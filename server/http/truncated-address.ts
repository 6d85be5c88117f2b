/** An address as logs keep it, which is no person's any more: of IPv4 its /24, of IPv6 its /48. */
export function truncatedAddress(address: string): string {
  const ofFour = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (ofFour) return `${ofFour}.0/24`;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length) }, () => '0');
  const prefix = [...before, ...zeros, ...after].slice(0, 3);
  return prefix.length === 3 ? `${prefix.join(':')}::/48` : 'unknown';
}
