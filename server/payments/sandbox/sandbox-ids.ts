import { randomBytes } from 'node:crypto';

/** A new id in the manner of the provider's: 'pi_…', 'cus_…'. */
export const newSandboxId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** What lets whoever holds it confirm one intent. */
export const newClientSecret = (intentId: string): string => `${intentId}_secret_${randomBytes(18).toString('base64url')}`;
