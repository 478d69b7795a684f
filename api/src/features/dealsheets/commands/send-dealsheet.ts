import type { Sending } from '#contract/dealsheets/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import { addDays } from '#contract/projects/calendar.ts';
import type { Context } from '../../../platform/context.ts';
import { readPlace } from '../queries/place.ts';
import { requireNewest, requireStep } from '../rules/step.ts';
import { holdDealsheet, newestRevision, requireUnarchived } from '../writing/hold-dealsheet.ts';
import { writeDealsheet, writeRevision } from '../writing/write-columns.ts';

/**
 * Says that an approved revision went out to the client, today unless another day is said; from then on it stands for as long as it
 * offers. Throws 404, 422 `archived`, `revision-forked`, `wrong-state`, `sent-in-the-future`.
 */
export const sendDealsheet = async (
  context: Context,
  id: string,
  { revision, sent_on: said }: Sending,
): Promise<void> => {
  const row = await holdDealsheet(context, id);
  requireUnarchived(row);
  requireNewest(row, revision);
  requireStep(row, 'sent');
  const { today } = await readPlace(context);
  const sent_on = said ?? today;
  if (sent_on > today)
    throw brokenRule('sent-in-the-future', 'sent_on', 'Choose today or a day before: it isn’t sent yet.');
  const { content } = await newestRevision(context, row);
  const valid_until = addDays(sent_on, content.validity_days);
  await writeRevision(context, row, { status: 'sent' });
  await writeDealsheet(context, id, { sent_on, valid_until, status: 'sent' });
  await context.record({
    ...{ type: 'dealsheet.sent', subject: { type: 'dealsheet', id } },
    changes: {
      status: [row.status, 'sent'],
      sent_on: [row.sent_on, sent_on],
      valid_until: [row.valid_until, valid_until],
    },
    data: { revision },
  });
};
