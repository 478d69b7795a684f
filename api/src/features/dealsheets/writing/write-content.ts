import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { isSamePayload } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import { findApplied } from '../../presets/queries.ts';
import type { RevisionRow } from '../queries/revision-rows.ts';
import { type Counted, countContent } from '../rules/counted.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { documentsOf, figuresOf } from './figures.ts';
import type { HeldDealsheet } from './hold-dealsheet.ts';
import { carryAuthors, keepAuthor } from './keep-author.ts';
import { writeDealsheet, writeRevision } from './write-columns.ts';

/** What is written beside a content: columns of the dealsheet, and what its history says of them. */
export interface Beside {
  readonly columns: { readonly preset_id: string | null; readonly preset_revision: number | null };
  readonly changes: Changes;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Writes what a held dealsheet offers: a draft as it stands, anything else as the next revision. Without a difference nothing is
 * written. Throws 422 with the fields of every rule that it breaks.
 */
export const writeContent = async (
  context: Context,
  row: HeldDealsheet,
  current: RevisionRow,
  content: DealsheetContent,
  beside?: Beside,
): Promise<void> => {
  const isSame = isSamePayload(current.content, content);
  if (isSame && current.status !== 'draft' && !beside) return;
  if (!beside) await requireUnbound(context, row, current, content);
  const counted = await countContent(context, content);
  if (isSame && isSamePayload(current.results, counted.results) && isNothing(beside)) return;
  const figures = await figuresOf(context, counted);
  const isDraft = current.status === 'draft';
  const revision = isDraft ? row.revision : row.revision + 1;
  if (isDraft) await writeRevision(context, row, documentsOf(content, counted));
  else await fork(context, row.id, revision, { content, counted });
  await writeDealsheet(context, row.id, {
    ...figures,
    ...beside?.columns,
    revision,
    ...(isDraft ? {} : BEGUN_AGAIN),
  });
  await keepAuthor(context, row.id, revision);
  await context.record({
    type: isDraft ? 'dealsheet.rewritten' : 'dealsheet.forked',
    subject: { type: 'dealsheet', id: row.id },
    changes: {
      ...(isDraft ? {} : { revision: [row.revision, revision], status: [row.status, 'draft'] }),
      ...changesBetween(toldOf(row, current.content), toldOf(figures, content)),
      ...beside?.changes,
    },
    data: { revision, ...beside?.data },
  });
};

/** What its preset locks is changed by applying that alone. */
const requireUnbound = async (
  context: Context,
  { preset_id, preset_revision: revision }: HeldDealsheet,
  current: RevisionRow,
  content: DealsheetContent,
): Promise<void> => {
  const applied =
    preset_id && revision ? await findApplied(context, { preset_id, revision }, 'dealsheet') : undefined;
  if (!applied) return;
  const { name } = applied;
  requireUnlocked({ name, locked: COMPARED.dealsheet(applied).locked }, current.content, content);
};

const isNothing = (beside: Beside | undefined): boolean =>
  beside === undefined || Object.keys(beside.changes).length === 0;

/** What a draft has none of: it was neither submitted nor sent. */
const BEGUN_AGAIN = {
  status: 'draft',
  submitted_at: null,
  decided_at: null,
  sent_on: null,
  valid_until: null,
  closed_on: null,
  lost_reason: null,
} as const;

const fork = async (
  context: Context,
  dealsheet_id: string,
  revision: number,
  { content, counted }: { readonly content: DealsheetContent; readonly counted: Counted },
): Promise<void> => {
  const { db, organization } = context;
  await db
    .insertInto('dealsheet_revisions')
    .values({ org_id: organization, dealsheet_id, revision, ...documentsOf(content, counted) })
    .execute();
  await carryAuthors(context, dealsheet_id, revision);
};

type Figures = Pick<HeldDealsheet, 'currency' | 'price_minor' | 'cost_minor' | 'margin_pct' | 'approver'>;

/** What the history says of a content: figures and counts, not the document. */
const toldOf = (
  { currency, price_minor, cost_minor, margin_pct, approver }: Figures,
  { lines, expenses, risks, assumptions, validity_days, terms }: DealsheetContent,
) => ({
  ...{ currency, price_minor, cost_minor, margin_pct, approver, validity_days, terms },
  ...{ lines: lines.length, expenses: expenses.length },
  ...{ risks: risks.length, assumptions: assumptions.length },
});
