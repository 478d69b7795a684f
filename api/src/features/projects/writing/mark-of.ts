import type { RevisionApplied } from '../../presets/queries.ts';
import type { PresetMark } from './write-changes.ts';

type Revision = Pick<RevisionApplied, 'id' | 'name' | 'revision'>;

/** What a project is written with whose preset becomes another, or another revision, or none. */
export const markOf = (before: Revision | undefined, after: Revision | undefined): PresetMark => {
  const isSame = before?.id === after?.id && before?.revision === after?.revision;
  const said = after ?? before;
  return {
    columns: { preset_id: after?.id ?? null, preset_revision: after?.revision ?? null },
    changes: isSame ? {} : { preset: [wordOf(before), wordOf(after)] },
    data: said ? { preset: { id: said.id, name: said.name, revision: after?.revision ?? null } } : {},
  };
};

/** Its name and number as whoever reads the history knows them. */
const wordOf = (of: Revision | undefined): string | null => (of ? `${of.name} · ${of.revision}` : null);
