import type { Outcome } from '#contract/dealsheets/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { readPlace } from '../queries/place.ts';
import { requireStep } from '../rules/step.ts';
import { createProject } from '../writing/create-project.ts';
import { holdDealsheet, newestRevision, requireUnarchived } from '../writing/hold-dealsheet.ts';
import { writeDealsheet, writeRevision } from '../writing/write-columns.ts';

/**
 * Says how a deal that was sent ended; won makes its project, with budget and demand. Throws 404, 422 `archived`, `wrong-state`,
 * `closed-before-sent`, `closed-in-the-future`, and of its project `code-taken`, `end-after-start`, `owner-required`, `client-archived`.
 */
export const closeDealsheet = async (context: Context, id: string, outcome: Outcome): Promise<void> => {
  const row = await holdDealsheet(context, id);
  requireUnarchived(row);
  requireStep(row, outcome.outcome);
  const { closed_on } = outcome;
  const { today } = await readPlace(context);
  if (row.sent_on !== null && closed_on < row.sent_on)
    throw brokenRule(
      'closed-before-sent',
      'closed_on',
      `Choose ${row.sent_on}, when it was sent, or a day after.`,
    );
  if (closed_on > today)
    throw brokenRule(
      'closed-in-the-future',
      'closed_on',
      'Choose today or a day before: it isn’t closed yet.',
    );
  const project =
    outcome.outcome === 'won'
      ? await createProject(context, row, await newestRevision(context, row), outcome.project)
      : null;
  const lost_reason = outcome.outcome === 'lost' ? outcome.reason : null;
  const status = outcome.outcome;
  await writeRevision(context, row, { status });
  await writeDealsheet(context, id, { status, closed_on, lost_reason, project_id: project });
  await context.record({
    ...{ type: `dealsheet.${status}`, subject: { type: 'dealsheet', id }, project },
    changes: {
      status: [row.status, status],
      closed_on: [null, closed_on],
      ...(lost_reason === null ? {} : { lost_reason: [null, lost_reason] }),
    },
    data: {
      revision: row.revision,
      ...(outcome.outcome === 'won' ? { project: { id: project, ...outcome.project } } : {}),
    },
  });
};
