import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import type { RevisionApplied } from '../../presets/queries.ts';
import type { TemplateRow } from '../queries/templates.ts';

type Revision = Pick<RevisionApplied, 'id' | 'name' | 'revision'>;

interface Marking {
  readonly project: string;
  readonly before: TemplateRow;
  /** What it is made from since; null for nothing. */
  readonly after: Revision | null;
  /** What else is other in it. */
  readonly changed?: { readonly count: number; readonly held_skills: string[] };
}

/** Says of a template from which revision it is made, and writes that down; without a difference nothing. */
export const markTemplate = async (
  context: Context,
  { project, before, after, changed }: Marking,
): Promise<void> => {
  const { id, preset, counted } = before;
  const marked = changesBetween({ preset: wordOf(preset) }, { preset: wordOf(after) });
  if (Object.keys(marked).length === 0 && !changed) return;
  await context.db
    .updateTable('roster_templates')
    .set({
      ...{ preset_id: after?.id ?? null, preset_revision: after?.revision ?? null },
      ...(changed ? { held_skills: changed.held_skills } : {}),
    })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'roster-template.changed', subject: { type: 'roster-template', id }, project },
    changes: { ...marked, ...(changed ? { shifts: [counted.shifts, changed.count] } : {}) },
    ...(after ? { data: { preset: { id: after.id, name: after.name, revision: after.revision } } } : {}),
  });
};

const wordOf = (of: Revision | null): string | null => of && `${of.name} · ${of.revision}`;
