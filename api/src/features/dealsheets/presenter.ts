import type { Dealsheet, DealsheetRevision, DealsheetSummary } from '#contract/dealsheets/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { appliedAs } from '../presets/queries.ts';
import type { DealsheetRow } from './queries/dealsheet-rows.ts';
import { boundBy } from './queries/presets.ts';
import type { WholeRow } from './queries/read-dealsheet.ts';
import type { RevisionRow } from './queries/revision-rows.ts';
import { whyNotDecide } from './rules/deciding.ts';

/** A dealsheet as a row of a list and a card of the board. */
export const presentSummary = (row: DealsheetRow): DealsheetSummary => ({ ...row });

/** A revision whole. */
export const presentRevision = (row: RevisionRow): DealsheetRevision => ({ ...row });

/** A dealsheet whole, with what its reader may do to it. */
export const presentDealsheet = (
  context: Context,
  { current, preset, authored, ...row }: WholeRow,
): Dealsheet => {
  const waits = row.status === 'submitted' && !row.archived_at;
  const hindrance = whyNotDecide(context, { approver: row.approver, authored });
  return {
    ...presentSummary(row),
    current: presentRevision(current),
    preset: preset && appliedAs(preset, boundBy(preset).locked),
    may_decide: waits && hindrance === null,
    why_not: waits ? (hindrance?.message ?? null) : null,
  };
};
