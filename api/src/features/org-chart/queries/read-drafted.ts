import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { draftedBy } from '#contract/reorganisations/drafted.ts';
import type { Context } from '../../../platform/context.ts';
import { readDraft } from '../../reorganisations/queries.ts';
import { readChart } from './read-chart.ts';

/** Today as a draft would have it, and what the draft is called. Throws 404, 422 `not-a-draft`. */
export const readDrafted = async (
  context: Context,
  id: string,
): Promise<{ readonly chart: OrgChart; readonly draft: string }> => {
  const { name, moves } = await readDraft(context, id);
  const today = await readChart(context, undefined);
  return { chart: { ...today, ...draftedBy(today, moves) }, draft: name };
};
