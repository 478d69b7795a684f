import { skillInWords } from '#contract/members/skills.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween, type NewEvent } from '../../../platform/events.ts';
import { NAMED_USES, requireNotUndone, requireUnused } from '../../../platform/row-files/refusals.ts';
import { tellAll } from '../../../platform/row-files/tell-all.ts';
import { markUndone } from '../../../platform/row-files/writing.ts';
import { lockLines } from '../../positions/queries.ts';
import { type HeldImport, holdMemberImport, MEMBER_IMPORTS } from '../queries/member-imports.ts';
import { listUsed } from '../queries/uses.ts';
import { holdMembers } from '../writing/member-rows.ts';
import { deleteMade, restoreChanged } from '../writing/take-back.ts';
import { restoreVacancies } from '../writing/vacancies.ts';

/**
 * Takes an import back as a whole. Throws 404 for one that isn't there, 422 `import-undone` for one that was taken back before, and
 * `import-in-use` where somebody of it was used or changed since.
 */
export const undoMemberImport = async (context: Context, id: string): Promise<void> => {
  await lockLines(context);
  const held = await holdMemberImport(context, id);
  requireNotUndone(held);
  const { made, changed } = held;
  const standing = await holdMembers(context, [...made, ...changed.map((one) => one.id)]);
  requireUnused(await listUsed(context, held, NAMED_USES + 1), 'Remove whom you don’t need from the team.');
  await restoreChanged(context, held, standing);
  await deleteMade(context, held);
  await restoreVacancies(context, id);
  await markUndone(context, MEMBER_IMPORTS, id);
  await context.record({
    type: 'member-import.undone',
    subject: { type: 'member-import', id },
    data: { removed: made.length, restored: changed.length },
  });
  await tellAll(context, eventsOf(held, standing, id));
};

const eventsOf = (
  { made, changed }: HeldImport,
  standing: Awaited<ReturnType<typeof holdMembers>>,
  import_id: string,
): NewEvent[] => [
  ...made.map((id) => ({
    ...{ type: 'member.deleted' as const, subject: { type: 'member', id }, data: { import_id } },
    changes: { name: [standing.get(id)?.name ?? null, null] as const },
  })),
  ...changed.map(({ id, before = {}, skills }) => ({
    ...{ type: 'member.changed' as const, subject: { type: 'member', id }, data: { import_id } },
    changes: changesBetween(standing.get(id) ?? {}, {
      ...before,
      ...(skills ? { skills: skills.map(skillInWords) } : {}),
    }),
  })),
];
