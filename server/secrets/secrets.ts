import { createHash, randomBytes } from 'node:crypto';
import { EMAIL_SECRET_LENGTH } from '#domain/email-token.ts';

/** A new secret of 256 bits, fit for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A new secret for the token of an e-mail, more than 200 bits. */
export const newEmailSecret = (): string => newSecret().slice(0, EMAIL_SECRET_LENGTH);

/** How secrets are stored: SHA-256, enough for secrets that are random. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const deviceHashOf = (token: string | null | undefined): string | null => (token ? hashSecret(token) : null);

export const newCode = (): string => String(randomBytes(4).readUInt32BE() % 10_000).padStart(4, '0');
