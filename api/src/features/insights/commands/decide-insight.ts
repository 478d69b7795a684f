import { brokenRule } from '#contract/errors.ts';
import type { InsightDecision } from '#contract/insights/endpoints.ts';
import { finding } from '#contract/insights/finding.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockInsight } from '../queries/insights.ts';
import { makeDraft } from '../writing/make-draft.ts';
import { takeBackDraft } from '../writing/take-back-draft.ts';

type Held = NonNullable<Awaited<ReturnType<typeof lockInsight>>>;

/**
 * Accepts an insight and makes its draft, dismisses it, or takes that back with the draft. Throws 404, 412, 422 `decided`, `not-decided`,
 * `note-required`, `draft-changed`, and with the rules of the room in which the draft is made.
 */
export const decideInsight = async (
  context: Context,
  id: string,
  decision: InsightDecision,
): Promise<void> => {
  const held = await lockInsight(context, id);
  requireVersion(held, context.version, 'insight');
  if (decision.state === 'open') return reopen(context, held);
  if (held.decided_at !== null)
    throw brokenRule('decided', 'state', 'This was decided already: take that back first.');
  if (decision.state === 'dismissed') return dismiss(context, held, decision);
  const draft = await makeDraft(context, finding.parse(held.finding));
  await write(context, held, {
    ...{ state: 'accepted', note: decision.note, decided_weight: held.weight },
    ...{ draft_makes: draft?.makes ?? null, draft_id: draft?.id ?? null },
    ...{ draft_name: draft?.name ?? null, draft_place: draft?.place ?? null },
  });
  await told(context, held, 'insight.accepted', 'accepted', { note: decision.note, draft });
};

const dismiss = async (
  context: Context,
  held: Held,
  { because, note }: Extract<InsightDecision, { state: 'dismissed' }>,
): Promise<void> => {
  if (because === 'other' && note === '') throw brokenRule('note-required', 'note', 'Say why.');
  await write(context, held, { state: 'dismissed', because, note, decided_weight: held.weight });
  await told(context, held, 'insight.dismissed', 'dismissed', { because, note });
};

const NO_DRAFT = { draft_makes: null, draft_id: null, draft_name: null, draft_place: null };

const reopen = async (context: Context, held: Held): Promise<void> => {
  if (held.decided_at === null) throw brokenRule('not-decided', 'state', 'Nothing was decided of this yet.');
  await takeBackDraft(context, held);
  const state = held.found_now ? 'open' : 'gone';
  await write(context, held, { ...NO_DRAFT, state, because: null, note: '', decided_weight: null });
  await told(context, held, 'insight.reopened', state, {});
};

type Written = Partial<
  Pick<
    Held,
    | 'state'
    | 'because'
    | 'note'
    | 'decided_weight'
    | 'draft_makes'
    | 'draft_id'
    | 'draft_name'
    | 'draft_place'
  >
>;

const write = async ({ db, organization, now }: Context, { id }: Held, fields: Written): Promise<void> => {
  const isDecided = fields.state === 'accepted' || fields.state === 'dismissed';
  await db
    .updateTable('insights')
    .set({ ...fields, decided_at: isDecided ? now.toISOString() : null })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

const told = (context: Context, { id, state }: Held, type: `insight.${string}`, to: string, data: object) =>
  context.record({
    ...{ type, subject: { type: 'insight', id }, changes: { state: [state, to] } },
    data: { ...data },
  });
