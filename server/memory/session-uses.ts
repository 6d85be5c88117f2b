/** Which sessions were used since it was last written down, by the hashes of their tokens, and when each was last. */
export type SessionUses = {
  readonly note: (tokenHash: string, at: number) => void;
  readonly take: () => ReadonlyMap<string, number>;
};

export function createSessionUses(): SessionUses {
  let noted = new Map<string, number>();
  return {
    note: (tokenHash, at) => void noted.set(tokenHash, at),
    take: () => {
      const taken = noted;
      noted = new Map();
      return taken;
    },
  };
}
