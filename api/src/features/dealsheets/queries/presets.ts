import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { type DealsheetContent, dealsheetContent } from '#contract/dealsheets/content.ts';
import { comparedContent } from '#contract/dealsheets/from-preset.ts';
import { type DealsheetPreset, dealsheetPreset } from '#contract/dealsheets/preset.ts';
import type { DealsheetPresetPreview } from '#contract/dealsheets/preset-endpoints.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { type Applied, reapply } from '#contract/presets/drift.ts';
import { type Json, payloadOf } from '#contract/presets/leaves.ts';
import type { PresetComparison, PresetToApply } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { presetLines } from '../../calculator/queries.ts';
import { compared, type RevisionApplied, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { withLists } from '../rules/with-lists.ts';
import { readDealsheet, type WholeRow } from './read-dealsheet.ts';

/** What a revision says of a dealsheet. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): DealsheetPreset =>
  dealsheetPreset.parse(payload);

/** What of a revision binds a dealsheet. */
export const boundBy = COMPARED.dealsheet;

const NOTHING: Applied = { payload: {}, locked: [] };

/** Which preset was applied to a dealsheet, and what of its newest revision has drifted. Throws 404. */
export const comparePreset = async (context: Context, id: string): Promise<PresetComparison> => {
  const { preset, current } = await readDealsheet(context, id);
  return compared(preset, preset ? boundBy(preset) : NOTHING, comparedContent(current.content));
};

/** A content with places of a preset put into it. */
export const putInto = (content: DealsheetContent, leaves: ReadonlyMap<string, Json>): DealsheetContent =>
  dealsheetContent.parse({ ...content, ...payloadOf(leaves) });

type Planned = Pick<WholeRow, 'preset' | 'client'> & {
  readonly current: Pick<WholeRow['current'], 'content'>;
};

/**
 * What applying a revision to a dealsheet comes to, and what it would offer; lists come the first time alone, as far as they aren't there
 * by their names or words. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `too-many-lines`.
 */
export const planPreset = async (
  context: Context,
  { preset, client, current: { content } }: Planned,
  { take, leave, ...of }: PresetToApply,
) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'dealsheet');
  const steps = reapply({
    ...{ base: preset && boundBy(preset), next: boundBy(next), take, leave },
    current: comparedContent(content),
  });
  const taken = new Map(steps.flatMap(({ path, after, taken: is }) => (is ? [[path, after] as const] : [])));
  const changed = putInto(content, taken);
  if (preset) return { next, steps, lines: [], content: changed };
  const said = saidOf(next);
  const lines = await linesOf(context, said, { content: changed, client_id: client.id });
  return { next, steps, lines, content: withLists(changed, said, lines) };
};

interface Into {
  readonly content: DealsheetContent;
  readonly client_id: string;
}

/** The lines of a preset that a content hasn't by their names, with what its services sell for today. */
export const linesOf = (
  context: Context,
  { lines = [] }: DealsheetPreset,
  { content, client_id }: Into,
): Promise<CalculationLine[]> => {
  const names = new Set(content.lines.map(({ name }) => name));
  const missing = lines.filter(({ name }) => !names.has(name));
  return presetLines(context, { lines: missing }, { client_id, currency: content.currency });
};

/** The same without doing it. Throws 404 too. */
export const previewPreset = async (
  context: Context,
  id: string,
  of: PresetToApply,
): Promise<DealsheetPresetPreview> => {
  const row = await readDealsheet(context, id);
  const { steps, lines } = await planPreset(context, row, of);
  return { version: row.version, steps, lines };
};
