import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { Context } from '../../platform/context.ts';

/** Which revision of which preset. */
export interface RevisionOf {
  readonly preset_id: string;
  readonly revision: number;
}

const revisions = ({ db }: Context, { preset_id, revision }: RevisionOf, kind: PresetKind) =>
  db
    .selectFrom('preset_revisions as r')
    .innerJoin('presets as p', 'p.id', 'r.preset_id')
    .select(['r.payload', 'r.locked', 'r.status', 'r.revision', 'p.id', 'p.name', 'p.archived_at'])
    .select([
      sql<'global' | 'organization'>`case p.domain when '/root' then 'global' else 'organization' end`.as(
        'scope',
      ),
      sql<number | null>`(select max(n.revision) from preset_revisions n
        where n.preset_id = p.id and n.status = 'published' and p.archived_at is null)`.as('current'),
    ])
    .where('p.id', '=', preset_id)
    .where('p.kind', '=', kind)
    .where('r.revision', '=', revision)
    .where('r.status', '<>', 'draft');

/** What a room applied once: as it was said then, also where nobody applies it any more; undefined for another room's. */
export const findApplied = (context: Context, of: RevisionOf, kind: PresetKind) =>
  revisions(context, of, kind).executeTakeFirst();

/** What may be applied now. Throws 404 for what isn't the caller's to see or is of another kind, 422 `preset-deprecated`, `archived`. */
export const requireApplicable = async (context: Context, of: RevisionOf, kind: PresetKind) => {
  const found = await findApplied(context, of, kind);
  if (!found) throw notFound('preset');
  if (found.archived_at)
    throw brokenRule('archived', 'preset_id', 'This preset is archived: choose another one.');
  if (found.status === 'deprecated')
    throw brokenRule(
      'preset-deprecated',
      'revision',
      'This revision is deprecated: choose the current one, or another preset.',
    );
  return found;
};
