import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** Copies an order so many times, as rows that no purchase made, the newest last and with the next numbers; each ended a day before the next newer one. */
export const copyOrder = (database: Database, orderId: string, count: number, endedAt: number): Promise<unknown> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local session_replication_role = replica`));
    await transaction.execute(
      sql.raw(`insert into orders select made.* from (select * from orders where id = '${orderId}') as t, generate_series(1, ${count}) as n,
    lateral substr(md5(t.id || n), 1, 24) as made_id,
    lateral jsonb_populate_record(null::orders, to_jsonb(t) || jsonb_build_object('id', made_id,
      'unique_id', nextval(pg_get_serial_sequence('orders', 'unique_id')), 'order_payment_id', made_id, 'cart_version', 1000 + n,
      'ended_at', ${endedAt} - 86400000::bigint * (${count} - n))) as made`),
    );
  });
