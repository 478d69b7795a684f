import {
  type ExecutiveMailChange,
  type ExecutiveMailFields,
  RESTS_UNTIL_RESUMED,
} from '#contract/executive/mails.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockMail, presentMail } from '../queries/mails.ts';
import { nextMoment } from '../rules/next-moment.ts';
import { listOwnPlaces, requireOwnPlaces } from '../rules/own-places.ts';
import { dropQueued } from '../writing/drop-queued.ts';
import { recordMail } from '../writing/record-mail.ts';

/**
 * Changes, pauses or resumes an order of the caller's; saying that it isn't paused resumes one that rests. What was about to be sent
 * is given up. Throws 404, 412, 422 `not-executive`.
 */
export const changeMail = async (
  context: PersonContext,
  id: string,
  change: ExecutiveMailChange,
): Promise<void> => {
  const { db, person, now } = context;
  const row = await lockMail(db, person.sub, id);
  requireVersion(row, context.version, 'order');
  const before = presentMail(row);
  const after: ExecutiveMailFields = { ...before, ...change };
  const isResumed = change.paused === false && row.rest !== null;
  const changes = changesBetween(before, change);
  if (Object.keys(changes).length === 0 && !isResumed) return;
  // Whoever isn't executive any more may still put an end to it.
  const findPlaces = after.paused ? listOwnPlaces : requireOwnPlaces;
  const places = await findPlaces(context, after.organization_ids);
  const isHeld = !isResumed && row.rest !== null && RESTS_UNTIL_RESUMED.includes(row.rest);
  const { window: period, ...fields } = change;
  await dropQueued(db, person.sub, id);
  await db
    .updateTable('executive_mails')
    .set({
      ...fields,
      ...(period ? { period } : {}),
      ...(isResumed ? { rest: null, rest_at: null } : {}),
      ...{ next_at: after.paused || isHeld ? null : nextMoment(after, now).toISOString() },
      ...{ version: row.version + 1, updated_at: now.toISOString() },
    })
    .where('recipient', '=', person.sub)
    .where('id', '=', id)
    .execute();
  await recordMail(context, places, { type: 'executive-mail.changed', id, changes });
};
