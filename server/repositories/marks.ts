import type { Database } from '../database/database.ts';
import { marks } from '../database/schema/marks.ts';

export async function noteMark(database: Database, key: string, value: string): Promise<void> {
  await database.insert(marks).values({ key, value }).onConflictDoUpdate({ target: marks.key, set: { value } });
}
