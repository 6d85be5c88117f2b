import { randomBytes } from 'node:crypto';

export const newSandboxId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${randomBytes(18).toString('base64url')}`;
