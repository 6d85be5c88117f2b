/** The groups of an IPv6 address, without the zeros that its writing leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups.length - last.length : 0;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...last];
}

const isWhole = (address: string): boolean => !address.includes(':') || address.startsWith('::ffff:');

/** The address that limits count by: an IPv6 customer owns the last half of theirs, so the first half counts. */
export const countedAddress = (address: string): string => (isWhole(address) ? address : `${groupsOf(address).slice(0, 4).join(':')}::/64`);

/** The network that limits count by beside the address: of IPv6, anybody may be given as many halves as there are IPv4 addresses for some people. */
export const countedNetwork = (address: string): string => (isWhole(address) ? address : `${groupsOf(address).slice(0, 3).join(':')}::/48`);
