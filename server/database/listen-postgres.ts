import pg from 'pg';
import type { Listen } from './listening.ts';

/** The pauses before it is connected again, milliseconds; the last one goes on. */
const PAUSES = [100, 500, 2_000, 5_000] as const;

/** Listens to a PostgreSQL on a connection of its own, which is opened again whenever it is cut. */
export const listenPostgres =
  (url: string): Listen =>
  async ({ handlers, begun, cut }) => {
    let isStopped = false;
    let client: pg.Client | null = null;
    let waiting: NodeJS.Timeout | null = null;
    const again = (tries: number) => {
      if (isStopped || waiting) return;
      waiting = setTimeout(
        () => {
          waiting = null;
          void open(tries + 1);
        },
        PAUSES[Math.min(tries, PAUSES.length - 1)],
      );
    };
    const open = async (tries: number): Promise<void> => {
      const opened = new pg.Client({
        connectionString: url,
        keepAlive: true,
        application_name: 'storefront news',
        connectionTimeoutMillis: 3_000,
      });
      let isOver = false;
      let isOpen = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        if (client === opened) client = null;
        if (isOpen) cut();
        opened.end().catch(() => undefined);
        again(isOpen ? 0 : tries);
      };
      opened.on('error', over);
      opened.on('end', over);
      opened.on('notification', ({ channel, payload }) => handlers[channel]?.(payload ?? ''));
      try {
        await opened.connect();
        await opened.query(
          Object.keys(handlers)
            .map((channel) => `listen ${pg.escapeIdentifier(channel)}`)
            .join('; '),
        );
        isOpen = true;
        client = opened;
        if (isStopped) return void opened.end().catch(() => undefined);
        begun();
      } catch {
        over();
      }
    };
    await open(0);
    return async () => {
      isStopped = true;
      if (waiting) clearTimeout(waiting);
      await client?.end().catch(() => undefined);
    };
  };
