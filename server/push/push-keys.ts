import webPush from 'web-push';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { storedPushKeys } from '../repositories/push.ts';
import type { PushKeys, PushSettings } from './push-settings.ts';

const shape = v.object({ publicKey: v.string(), privateKey: v.string() });

/** The server's own keys: as they are set, else those that are stored, made when they are first asked for. */
export const pushKeys = async (database: Database, { keys }: PushSettings): Promise<PushKeys> =>
  keys ?? v.parse(shape, JSON.parse(await storedPushKeys(database, () => JSON.stringify(webPush.generateVAPIDKeys()))));
