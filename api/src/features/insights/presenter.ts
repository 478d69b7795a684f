import { z } from 'zod';
import { type Finding, finding } from '#contract/insights/finding.ts';
import { GROUP_OF } from '#contract/insights/kinds.ts';
import { DRAFTS } from '#contract/insights/proposals.ts';
import type { Insight, InsightDetail, InsightDraft, InsightRunDetail } from '#contract/insights/shapes.ts';
import { runStep } from '#contract/insights/shapes.ts';
import { dismissal } from '#contract/insights/states.ts';
import type { Context } from '../../platform/context.ts';
import { type InsightRow, listHappenings, requireInsight } from './queries/insights.ts';
import { findSameRun, presentRun, requireRun } from './queries/runs.ts';

const LINKS = {
  dealsheet: (id: string) => `/manager/dealsheets/${id}`,
  announcement: (id: string) => `/admin/notifications/${id}`,
  shift: (_: string, place: string | null) => `/manager/projects/${place}/roster`,
  booking: (_: string, place: string | null) => `/manager/projects/${place}/roster`,
} as const satisfies Record<(typeof DRAFTS)[number], (id: string, place: string | null) => string>;

const draftOf = ({ draft_makes, draft_id, draft_name, draft_place }: InsightRow): InsightDraft | null => {
  if (draft_id === null) return null;
  const makes = z.enum(DRAFTS).parse(draft_makes);
  return { makes, id: draft_id, name: draft_name ?? '', link: LINKS[makes](draft_id, draft_place) };
};

const saidOf = (row: InsightRow, found: Finding) => ({
  ...{ id: row.id, version: row.version, state: row.state, group: GROUP_OF[found.kind] },
  ...{ found_now: row.found_now, first_found_at: row.first_found_at, last_found_at: row.last_found_at },
  again:
    row.again_at === null || row.again_weight === null
      ? null
      : { at: row.again_at, weight: row.again_weight },
  decision:
    row.decided_at === null
      ? null
      : {
          ...{ at: row.decided_at, by: row.decided_by, note: row.note },
          because: row.because === null ? null : dismissal.parse(row.because),
        },
  draft: draftOf(row),
});

/** An insight in a list. */
export const presentInsight = (row: InsightRow): Insight => {
  const found = finding.parse(row.finding);
  const { rows: _, about: __, ...told } = found;
  return { ...told, ...saidOf(row, found) };
};

const HAPPENINGS = {
  'insight.accepted': 'accepted',
  'insight.dismissed': 'dismissed',
  'insight.reopened': 'reopened',
  'insight.worsened': 'worse',
} as const;

const happening = z.enum(['insight.accepted', 'insight.dismissed', 'insight.reopened', 'insight.worsened']);
const saidWith = z.object({ because: dismissal.nullable().default(null), note: z.string().default('') });

/** An insight with all that it rests on. Throws 404. */
export const presentDetail = async (context: Context, id: string): Promise<InsightDetail> => {
  const row = await requireInsight(context, id);
  const found = finding.parse(row.finding);
  const [first, last, events] = await Promise.all([
    requireRun(context, row.first_run),
    requireRun(context, row.last_run),
    listHappenings(context, id),
  ]);
  const history = events.map(({ type, occurred_at: at, actor_name, data }) => ({
    ...{ at, by: actor_name, what: HAPPENINGS[happening.parse(type)] },
    ...saidWith.parse(data),
  }));
  const begun = { at: row.first_found_at, by: null, what: 'found' as const, because: null, note: '' };
  return {
    ...{ ...found, ...saidOf(row, found) },
    ...{ first_run: presentRun(first), last_run: presentRun(last), history: [...history, begun] },
  };
};

/** A run with its log. Throws 404. */
export const presentRunDetail = async (context: Context, id: string): Promise<InsightRunDetail> => {
  const row = await requireRun(context, id);
  const before = row.state === 'done' ? await findSameRun(context, row) : undefined;
  return {
    ...presentRun(row),
    log: z.array(runStep).parse(row.log),
    repeats: before ? { run_id: before.id, same: before.digest === row.digest } : null,
  };
};
