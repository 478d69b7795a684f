import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { leavesOf } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { type RevisionOf, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { withLists } from '../rules/with-lists.ts';
import { boundBy, linesOf, putInto, saidOf } from './presets.ts';

interface Beginning {
  readonly empty: DealsheetContent;
  readonly said: Partial<DealsheetContent>;
  readonly client_id: string;
}

/**
 * What a new dealsheet offers first that is made from a revision: what is said of it comes before what the preset says, and so do its
 * lists. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `locked-by-preset`, `too-many-lines`.
 */
export const beginFromPreset = async (
  context: Context,
  of: RevisionOf,
  { empty, said, client_id }: Beginning,
) => {
  requireApplying(context);
  const preset = await requireApplicable(context, of, 'dealsheet');
  const { payload, locked } = boundBy(preset);
  requireUnlocked({ name: preset.name, locked }, payload, said, 'content.');
  const content = { ...putInto(empty, leavesOf(payload)), ...said };
  const { phases, risks, assumptions, ...rest } = saidOf(preset);
  const lines = said.lines ? [] : await linesOf(context, rest, { content, client_id });
  const lists = {
    ...(phases && !said.phases ? { phases } : {}),
    ...(risks && !said.risks ? { risks } : {}),
    ...(assumptions && !said.assumptions ? { assumptions } : {}),
  };
  return { preset, content: withLists(content, lists, lines) };
};
