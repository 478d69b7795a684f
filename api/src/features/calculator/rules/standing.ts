import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type HeldRow, lockScenario } from '../queries/scenarios.ts';

/** Throws 422 `archived`, and `scenario-frozen` for one that was frozen or converted. */
export const requireDraft = ({ status, archived_at }: Pick<HeldRow, 'status' | 'archived_at'>): void => {
  if (archived_at) throw brokenRule('archived', '', 'This scenario is archived: restore it first.');
  if (status !== 'draft')
    throw brokenRule(
      'scenario-frozen',
      '',
      'This scenario is frozen and stays as it is: copy it to go on from it.',
    );
};

/** A scenario that may be changed, held, over the version that was looked at. Throws 404, 412, 422 `archived`, `scenario-frozen`. */
export const lockDraft = async (context: Context, id: string, version: number | null): Promise<HeldRow> => {
  const row = await lockScenario(context, id);
  requireVersion(row, version, 'scenario');
  requireDraft(row);
  return row;
};
