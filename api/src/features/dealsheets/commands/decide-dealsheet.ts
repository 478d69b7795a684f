import type { DecisionOn } from '#contract/dealsheets/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDecider } from '../rules/may-decide.ts';
import { requireNewest, requireStep, requireUnwritten } from '../rules/step.ts';
import { holdDealsheet, newestRevision, requireUnarchived } from '../writing/hold-dealsheet.ts';
import { writeDealsheet, writeRevision } from '../writing/write-columns.ts';

const NOTED = ['changes_requested', 'rejected'];

/**
 * Decides what was submitted, one after another where two do at once. Throws 403 `own-dealsheet`, `approval-band`, 404, 422 `archived`,
 * `revision-forked`, `wrong-state`, `note-needed`; nothing is changed then.
 */
export const decideDealsheet = async (
  context: Context,
  id: string,
  { revision, version, decision, note }: DecisionOn,
): Promise<void> => {
  const row = await holdDealsheet(context, id);
  requireUnarchived(row);
  requireNewest(row, revision);
  requireStep(row, decision);
  requireUnwritten(await newestRevision(context, row), version);
  await requireDecider(context, row);
  if (NOTED.includes(decision) && note === '')
    throw brokenRule('note-needed', 'note', 'Say what has to change, or why not.');
  const at = context.now.toISOString();
  await writeRevision(context, row, {
    ...{ decision_note: note, decided_at: at, decided_by: context.member },
    ...{ decision, status: decision },
  });
  await writeDealsheet(context, id, { decided_at: at, status: decision });
  await context.record({
    ...{ type: `dealsheet.${decision}`, subject: { type: 'dealsheet', id } },
    changes: { status: [row.status, decision] },
    data: { revision, note },
  });
};
