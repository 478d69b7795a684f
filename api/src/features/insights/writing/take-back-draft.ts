import { sql } from 'kysely';
import { z } from 'zod';
import { brokenRule } from '#contract/errors.ts';
import { DRAFTS } from '#contract/insights/proposals.ts';
import type { Context } from '../../../platform/context.ts';
import { deleteAnnouncement } from '../../announcements/events.ts';
import { archiveDealsheet } from '../../dealsheets/events.ts';
import { deleteShift, removeAssignment } from '../../shifts/events.ts';

type Makes = (typeof DRAFTS)[number];

interface Draft {
  readonly draft_makes: string | null;
  readonly draft_id: string | null;
  readonly draft_place: string | null;
}

/** What has to hold of a draft, that it is as it was made; nothing is found of one that is gone already. */
const AS_MADE: Readonly<Record<Makes, { readonly table: string; readonly holds: string }>> = {
  dealsheet: { table: 'dealsheets', holds: "status = 'draft' and revision = 1 and version = 1" },
  announcement: { table: 'announcements', holds: "status = 'draft' and version = 1" },
  shift: { table: 'shifts', holds: "status = 'draft' and version = 1" },
  booking: {
    table: 'assignments',
    holds: "booking = 'soft' and status = 'offered' and published_at is null",
  },
};

/** Takes the draft of an insight back, where there is one and nobody went on with it. Throws 422 `draft-changed`. */
export const takeBackDraft = async (context: Context, { draft_makes, draft_id, draft_place }: Draft) => {
  if (draft_id === null) return;
  const makes = z.enum(DRAFTS).parse(draft_makes);
  const { table, holds } = AS_MADE[makes];
  const { rows } = await sql<{
    is_as_made: boolean;
  }>`select ${sql.raw(holds)} as is_as_made from ${sql.table(table)}
    where org_id = ${context.organization} and id = ${draft_id} for update`.execute(context.db);
  const [found] = rows;
  if (!found) return;
  if (!found.is_as_made)
    throw brokenRule('draft-changed', '', 'Somebody went on with what was made: take it back there.');
  await TAKE_BACK[makes]({ ...context, version: null }, draft_id, draft_place ?? '');
};

const TAKE_BACK: Readonly<Record<Makes, (context: Context, id: string, project: string) => Promise<void>>> = {
  dealsheet: (context, id) => archiveDealsheet(context, id),
  announcement: (context, id) => deleteAnnouncement(context, id),
  shift: (context, id, project) => deleteShift(context, { project, id }),
  booking: (context, id, project) => removeAssignment(context, { project, id }),
};
