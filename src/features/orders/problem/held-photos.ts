import { randomText } from '#src/api/random-text.ts';

export type HeldPhotos = {
  /** @returns what the file is known by */
  readonly hold: (file: Blob) => string;
  readonly take: (id: string) => Blob | null;
};

export function heldPhotos(): HeldPhotos {
  const held = new Map<string, Blob>();
  return {
    hold: (file) => {
      const id = randomText();
      held.set(id, file);
      return id;
    },
    take: (id) => {
      const file = held.get(id) ?? null;
      held.delete(id);
      return file;
    },
  };
}
