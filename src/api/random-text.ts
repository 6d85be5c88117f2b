const BYTES = 16;

/** 32 hexadecimal digits that nobody guesses. Also over plain HTTP, where a browser has no `randomUUID`. */
export const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
