import type { NewEntry } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { weigh } from '../rules/entry.ts';
import { ownZoneOf, readPurpose, zoneOf } from '../rules/purpose.ts';
import { readSpan } from '../rules/span.ts';
import { requireOpenDay } from '../rules/window.ts';
import { insertEntry } from './insert-entry.ts';

/**
 * Adds a draft under every rule but the note's, of a shift where it was logged from one; answers its id. The caller holds the lock of
 * the member's time.
 */
export const addEntry = async (
  context: Context,
  settings: TimeSettings,
  member: string,
  entry: NewEntry,
  shift_id: string | null = null,
): Promise<string> => {
  requireOpenDay(settings, entry.work_date);
  const purpose = await readPurpose(context, settings, entry, entry.work_date);
  const zone = zoneOf(purpose, settings);
  const own_timezone = ownZoneOf(purpose, settings, zone);
  const span = readSpan(zone, entry);
  const draft = { span, purpose, billable: entry.billable };
  const weighed = await weigh(context, settings, draft, { member, except: null });
  return insertEntry(context, {
    ...weighed,
    ...(own_timezone ? { own_timezone } : {}),
    ...(shift_id ? { shift_id } : {}),
    member_id: member,
    category: entry.category ?? 'work',
    note: entry.note ?? '',
    tags: entry.tags ?? [],
    client_uuid: entry.client_uuid ?? null,
    source: shift_id ? 'roster' : (entry.source ?? (entry.client_uuid ? 'offline' : 'manual')),
  });
};
