import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockExport } from '../queries/exports.ts';

/** Takes an export back: its time may go out again, and what it locked is approved again, unless its month is closed or it was reversed. Throws 404, 412 and 422 `withdrawn`. */
export const withdrawExport = async (context: Context, id: string): Promise<void> => {
  const row = await lockExport(context, id);
  requireVersion(row, context.version, 'export');
  if (row.withdrawn_at)
    throw brokenRule('withdrawn', '', 'This export was taken back before; its time may go out again.');
  await handLocksOver(context, id);
  await unlockEntries(context, id);
  await releaseEntries(context, id);
  await context.record({
    type: 'time-export.withdrawn',
    subject: { type: 'time-export', id },
    changes: { withdrawn_at: [null, context.now.toISOString()] },
  });
};

/** What went out for another purpose, too, stays locked: from now on that export holds it. */
const handLocksOver = ({ db, organization }: Context, id: string) =>
  sql`
    update exported_entries other set locked = true from exported_entries mine
    where mine.org_id = ${organization} and mine.export_id = ${id} and mine.locked
      and other.org_id = mine.org_id and other.entry_id = mine.entry_id and other.purpose <> mine.purpose`.execute(
    db,
  );

const unlockEntries = ({ db, organization }: Context, id: string) =>
  sql`
    update activity_entries e set status = 'approved' from exported_entries x
    where x.org_id = ${organization} and x.export_id = ${id} and x.locked and e.org_id = x.org_id and e.id = x.entry_id
      and e.status = 'locked' and e.reverses is null and not is_closed_day(e.work_date)
      and not exists (select from activity_entries r where r.org_id = e.org_id and r.reverses = e.id)
      and not exists (
        select from exported_entries other
        where other.org_id = x.org_id and other.entry_id = x.entry_id and other.purpose <> x.purpose)`.execute(
    db,
  );

const releaseEntries = async ({ db, organization, now }: Context, id: string) => {
  await db
    .deleteFrom('exported_entries')
    .where('org_id', '=', organization)
    .where('export_id', '=', id)
    .execute();
  await db
    .updateTable('time_exports')
    .set({ withdrawn_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};
