import type { OpsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import { lockProblem } from '#contract/presets/locks.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween } from '../../../platform/events.ts';
import type { RevisionApplied } from '../../presets/queries.ts';
import { boundBy, type StandingTemplate } from '../queries/template-presets.ts';
import { type Keeper, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireContents, requireRoom } from '../rules/template.ts';

type Revision = Pick<RevisionApplied, 'id' | 'name' | 'revision'>;

interface Written {
  readonly name?: string;
  readonly contents: OpsLogTemplateContents;
  /** What it is made from since; left out where that stays. */
  readonly preset?: Revision | null;
}

/**
 * Writes a held template by its rules; without a difference nothing. What its preset locks is changed by applying that alone. Throws
 * 422 `locked-by-preset`, and as of a new one.
 */
export const writeTemplate = async (
  context: Context,
  keeper: Keeper,
  before: StandingTemplate,
  { name = before.name, contents, preset }: Written,
): Promise<TemplateRow> => {
  const { id, type } = before;
  const fields = changesBetween({ name: before.name, ...before.contents }, { name, ...contents });
  const changes = { ...fields, ...(preset === undefined ? {} : presetChange(before.preset, preset)) };
  if (Object.keys(changes).length === 0) return before;
  const lock = before.preset && { name: before.preset.name, locked: boundBy(before.preset).locked };
  const problem = preset === undefined ? lockProblem(lock ?? undefined, Object.keys(fields)) : null;
  if (problem) throw problem;
  requireContents(type, contents);
  await requireRoom(context, keeper, { id, type, name });
  await context.db
    .updateTable('ops_log_templates')
    .set({
      ...{ name, payload: JSON.stringify(contents) },
      ...(preset === undefined
        ? {}
        : { preset_id: preset?.id ?? null, preset_revision: preset?.revision ?? null }),
    })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'ops-log-template.changed', subject: { type: 'ops-log-template', id }, changes },
    ...(keeper === null ? {} : { project: keeper }),
    ...(preset ? { data: { preset: { id: preset.id, name: preset.name, revision: preset.revision } } } : {}),
  });
  return requireTemplate(context, keeper, id);
};

const presetChange = (before: Revision | null, after: Revision | null): Changes =>
  changesBetween({ preset: wordOf(before) }, { preset: wordOf(after) });

const wordOf = (of: Revision | null): string | null => of && `${of.name} · ${of.revision}`;
