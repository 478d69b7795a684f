import { sql } from 'kysely';
import type { SettingsChange } from '#contract/users/settings.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Changes some of the person's settings; null takes one away, so that the organization's counts again. */
export const updateSettings = async (
  { db, person }: PersonContext,
  change: SettingsChange,
): Promise<void> => {
  const merged = sql<string>`jsonb_strip_nulls(settings || ${JSON.stringify(change)}::jsonb)`;
  await db.updateTable('users').set({ settings: merged }).where('sub', '=', person.sub).execute();
};
