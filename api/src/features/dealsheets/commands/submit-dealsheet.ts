import type { Submission } from '#contract/dealsheets/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireNewest, requireStep, requireUnwritten } from '../rules/step.ts';
import { figuresOf } from '../writing/figures.ts';
import { holdDealsheet, newestRevision, requireUnarchived } from '../writing/hold-dealsheet.ts';
import { keepAuthor } from '../writing/keep-author.ts';
import { writeDealsheet, writeRevision } from '../writing/write-columns.ts';

/**
 * Submits the draft that was looked at, to whom the bands of this moment say. Throws 404, 422 `archived`, `revision-forked`,
 * `wrong-state`, `nothing-to-submit`.
 */
export const submitDealsheet = async (
  context: Context,
  id: string,
  { revision, version, note }: Submission,
): Promise<void> => {
  const row = await holdDealsheet(context, id);
  requireUnarchived(row);
  requireNewest(row, revision);
  requireStep(row, 'submitted');
  const current = await newestRevision(context, row);
  requireUnwritten(current, version);
  if (current.content.lines.length === 0)
    throw brokenRule('nothing-to-submit', 'lines', 'There is nothing in it to decide: add a line first.');
  const { approver } = await figuresOf(context, current);
  const at = context.now.toISOString();
  await keepAuthor(context, id, revision);
  await writeRevision(context, row, {
    ...{ note, submitted_at: at, submitted_by: context.member },
    status: 'submitted',
  });
  await writeDealsheet(context, id, { approver, submitted_at: at, status: 'submitted' });
  const { price_minor, currency, margin_pct } = row;
  await context.record({
    ...{ type: 'dealsheet.submitted', subject: { type: 'dealsheet', id } },
    changes: { status: [row.status, 'submitted'] },
    data: { revision, note, approver, price_minor, currency, margin_pct },
  });
};
