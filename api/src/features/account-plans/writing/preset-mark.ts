import type { Changes } from '../../../platform/events.ts';
import type { RevisionApplied } from '../../presets/queries.ts';

/** What stands of a preset in a plan's columns and in its trail. */
interface Mark {
  readonly columns: { readonly preset_id: string | null; readonly preset_revision: number | null };
  readonly changes: Changes;
  readonly data: Readonly<Record<string, unknown>>;
}

type Revision = Pick<RevisionApplied, 'id' | 'name' | 'revision'>;

/** What a plan is written with whose preset becomes another, or another revision, or none. */
export const markOf = (before: Revision | null, after: Revision | null): Mark => {
  const isSame = before?.id === after?.id && before?.revision === after?.revision;
  const said = after ?? before;
  return {
    columns: { preset_id: after?.id ?? null, preset_revision: after?.revision ?? null },
    changes: isSame ? {} : { preset: [wordOf(before), wordOf(after)] },
    data: said ? { preset: { id: said.id, name: said.name, revision: after?.revision ?? null } } : {},
  };
};

/** Its name and number as whoever reads the history knows them. */
const wordOf = (of: Revision | null): string | null => of && `${of.name} · ${of.revision}`;
