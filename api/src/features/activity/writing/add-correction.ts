import type { Correction } from '#contract/activity/reversal-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { weigh } from '../rules/entry.ts';
import { readPurpose } from '../rules/purpose.ts';
import { insertEntry } from './insert-entry.ts';

/**
 * Adds a draft that stands for reversed time, with what a correction doesn't say taken from it; answers its id. How long ago
 * its day was doesn't count: the first open one is what it is. The caller holds the lock of the member's time.
 */
export const addCorrection = async (
  context: Context,
  settings: TimeSettings,
  { project_id, service_type_id, ...like }: EntryRow,
  { work_date, duration_s, note, billable, ...asked }: Correction & { readonly work_date: string },
): Promise<string> => {
  const given = {
    project_id: asked.project_id === undefined ? project_id : asked.project_id,
    service_type_id: asked.service_type_id === undefined ? service_type_id : asked.service_type_id,
  };
  const purpose = await readPurpose(context, settings, given, work_date);
  const draft = {
    span: { work_date, started_at: null, ended_at: null, duration_s },
    purpose,
    billable: billable ?? (asked.project_id === undefined ? like.billable : undefined),
  };
  const weighed = await weigh(context, settings, draft, { member: like.member_id, except: null });
  return insertEntry(context, {
    ...weighed,
    member_id: like.member_id,
    category: like.category,
    note: note ?? like.note,
    tags: like.tags,
    source: 'manual',
  });
};
