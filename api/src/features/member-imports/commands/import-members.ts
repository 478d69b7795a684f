import type { MemberFileRules } from '#contract/member-imports/shapes.ts';
import { skillInWords } from '#contract/members/skills.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import { type Changes, changesBetween, type NewEvent } from '../../../platform/events.ts';
import { requireSound } from '../../../platform/row-files/refusals.ts';
import { tellAll } from '../../../platform/row-files/tell-all.ts';
import { keptOf } from '../../../platform/row-files/writing.ts';
import { lockLines } from '../../positions/queries.ts';
import { checkFile, differences } from '../queries/check-file.ts';
import { readToday } from '../queries/known.ts';
import type { ChangedMember } from '../queries/member-imports.ts';
import { readVacancies } from '../queries/vacancies.ts';
import { holdMembers, insertMembers, rewriteMembers, rewriteSkills } from '../writing/member-rows.ts';
import { type PlacedMember, placeRows } from '../writing/place-rows.ts';

/**
 * Adds and changes all people of a file, or none; returns the import's id. Throws 422 with the cells that are wrong, `import-undecided`
 * for rows that may be somebody else, and `import-empty` where nothing is left.
 */
export const importMembers = async (
  context: Context,
  sheet: RawSheet,
  rules: MemberFileRules,
): Promise<string> => {
  await lockLines(context);
  const { skipped, ...checked } = await checkFile(context, sheet, rules);
  requireSound(checked, 'people');
  const { import_id, made, changed } = await placeRows(context, checked.rows);
  const seats = [...made, ...changed].flatMap(({ fields, target }) => [
    fields.position_id,
    target?.position_id,
  ]);
  const vacancies = await readVacancies(
    context,
    seats.flatMap((seat) => seat ?? []),
  );
  const today = await readToday(context);
  const fields = made.map((one) => ({ ...one.fields, id: one.id }));
  await insertMembers(context, fields, today);
  const changes = await changeKnown(context, changed);
  await rewriteSkills(
    context,
    [...made, ...changed].flatMap(({ id, skills }) => (skills ? [{ id, skills }] : [])),
  );
  const origin = { import_id, file_name: sheet.file_name };
  const kept = { id: import_id, file_name: sheet.file_name, made: made.map(({ id }) => id), skipped };
  const before = changes.map(({ told: _, ...change }) => change);
  await context.db
    .insertInto('member_imports')
    .values({ ...keptOf(context, { ...kept, changed: before }), vacancies: JSON.stringify(vacancies) })
    .execute();
  await context.record({
    type: 'member-import.applied',
    subject: { type: 'member-import', id: import_id },
    data: { file_name: sheet.file_name, added: made.length, updated: changes.length, skipped },
  });
  await tellAll(context, [
    ...made.map((one) => eventOf('member.created', one.id, createdOf(one), origin)),
    ...changes.map(({ id, told }) => eventOf('member.changed', id, told, origin)),
  ]);
  return import_id;
};

/** Changes the people who are here; what a row doesn't say stays. Answers what they were, and what is told of them. */
const changeKnown = async (
  context: Context,
  rows: readonly PlacedMember[],
): Promise<(ChangedMember & { readonly told: Changes })[]> => {
  const held = await holdMembers(
    context,
    rows.map(({ id }) => id),
  );
  const standing = rows.flatMap((row) => {
    const found = held.get(row.id);
    return found && row.target ? [{ row, found, target: row.target }] : [];
  });
  const versions = await rewriteMembers(
    context,
    standing.map(({ row, found }) => ({ ...found, ...row.fields })),
  );
  return standing.map(({ row: { id, fields, skills }, found, target }) => {
    const told = changesBetween(found, fields);
    return {
      ...{ id, version: versions.get(id) ?? found.version },
      before: Object.fromEntries(Object.entries(told).map(([field, [before]]) => [field, before])),
      ...(skills ? { skills: target.skills } : {}),
      told: differences({ ...target, ...found }, fields, skills),
    };
  });
};

const createdOf = ({ fields, skills }: PlacedMember): Changes =>
  changesBetween({}, { ...fields, ...(skills ? { skills: skills.map(skillInWords) } : {}) });

const eventOf = (type: NewEvent['type'], id: string, changes: Changes, data: NewEvent['data']): NewEvent => ({
  ...{ type, subject: { type: 'member', id }, changes, data },
});
