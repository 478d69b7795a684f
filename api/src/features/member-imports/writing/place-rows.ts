import { addressOfNobody } from '#contract/members/no-address.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import type { Context } from '../../../platform/context.ts';
import { makeIds } from '../../../platform/row-files/writing.ts';
import type { CheckedRow } from '../queries/check-file.ts';
import type { Known } from '../queries/known.ts';
import { listNobodysAddresses, type WrittenFields } from './member-rows.ts';

/** A row as it is written: everybody that it names by their id. */
export interface PlacedMember {
  readonly id: string;
  readonly target: Known | null;
  readonly fields: Partial<WrittenFields>;
  readonly skills: readonly MemberSkill[] | undefined;
}

/** Gives ids to the import and to those whom it makes, and addresses that nobody can write to where none is said. */
export const placeRows = async (context: Context, rows: readonly CheckedRow[]) => {
  const added = rows.filter(({ outcome }) => outcome === 'new');
  const [import_id = '', ...ids] = await makeIds(context, added.length + 1);
  const idOf = new Map(added.map(({ node }, at) => [node, ids[at] ?? '']));
  const taken = await listNobodysAddresses(context);
  const placed = ({ node, target, fields, manager, skills }: CheckedRow): PlacedMember => ({
    ...{ id: target?.id ?? idOf.get(node) ?? '', target, skills },
    fields: { ...fields, ...(manager ? { manager_id: idOf.get(manager) ?? manager } : {}) },
  });
  const made = added.map((row) => withAddress(placed(row), taken));
  const changed = rows.filter(({ outcome }) => outcome === 'update').map(placed);
  return { import_id, made, changed };
};

const withAddress = (person: PlacedMember, taken: Set<string>): PlacedMember => {
  const { fields } = person;
  if (fields.email) return person;
  const email = addressOfNobody(fields.name ?? '', taken);
  taken.add(email);
  return { ...person, fields: { ...fields, email } };
};
