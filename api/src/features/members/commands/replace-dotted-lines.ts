import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { DottedLines } from '#contract/members/people.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { listDottedLines } from '../queries/dotted-lines.ts';
import { lockMember } from '../queries.ts';
import { requireColleague } from '../rules/lines.ts';

/**
 * Says for whom else somebody works; without a difference nothing is written. What changes ends with yesterday and begins today: twice on a
 * day is one change. Throws 404, also for somebody who has left, 412, 422 by the rules of the endpoint.
 */
export const replaceDottedLines = async (
  context: Context,
  id: string,
  { version, lines }: DottedLines,
): Promise<void> => {
  const member = await lockMember(context, id);
  requireVersion(member, version, 'person');
  const before = await listDottedLines(context, id);
  const names = await checkLines(context, id, lines);
  const changes = changesBetween(
    { dotted_lines: before.map(({ name, pct }) => `${name} ${pct} %`).toSorted() },
    { dotted_lines: lines.map(({ pct }, at) => `${names[at]} ${pct} %`).toSorted() },
  );
  const kept = before.filter(({ to, pct }) =>
    lines.some((line) => line.member_id === to && line.pct === pct),
  );
  const added = lines.filter((line) => !kept.some(({ to }) => to === line.member_id));
  if (kept.length === before.length && added.length === 0) return;
  await endLines(
    context,
    id,
    kept.map(({ to }) => to),
  );
  await addLines(context, id, added);
  await stamp(context, id);
  await context.record({ type: 'member.changed', subject: { type: 'member', id }, changes });
};

type Lines = DottedLines['lines'];

const checkLines = async (context: Context, id: string, lines: Lines): Promise<string[]> => {
  const names: string[] = [];
  for (const [at, { member_id }] of lines.entries()) {
    const field = `lines.${at}.member_id`;
    if (member_id === id)
      throw brokenRule('dotted-line-to-oneself', field, 'Nobody works for themselves: choose somebody else.');
    const name = await requireColleague(context, member_id, field);
    if (lines.findIndex((line) => line.member_id === member_id) < at)
      throw brokenRule('dotted-line-twice', field, `${name} is on the list already: keep one of the lines.`);
    names.push(name);
  }
  const whole = lines.reduce((sum, { pct }) => sum + pct, 0);
  if (whole > 100)
    throw brokenRule(
      'dotted-lines-over-whole',
      'lines',
      `These lines are ${whole} percent of somebody's time: make them 100 at most.`,
    );
  return names;
};

const endLines = async (
  { db, organization }: Context,
  id: string,
  kept: readonly string[],
): Promise<void> => {
  const over = sql<boolean>`member_id = ${id} and until_day is null and not to_member_id = any(${kept}::uuid[])`;
  await db
    .deleteFrom('dotted_lines')
    .where('org_id', '=', organization)
    .where(over)
    .where(sql<boolean>`from_day >= day_in(org_id)`)
    .execute();
  await db
    .updateTable('dotted_lines')
    .set({ until_day: sql`day_in(org_id) - 1` })
    .where('org_id', '=', organization)
    .where(over)
    .execute();
};

const addLines = async ({ db, organization }: Context, id: string, lines: Lines): Promise<void> => {
  for (const { member_id, pct } of lines)
    await db
      .insertInto('dotted_lines')
      .values({
        ...{ org_id: organization, member_id: id, to_member_id: member_id, pct },
        from_day: sql`day_in(${organization}::uuid)`,
      })
      .execute();
};

/** The person's version counts for their lines, too. */
const stamp = async ({ db, organization, now }: Context, id: string): Promise<void> => {
  await db
    .updateTable('members')
    .set({ updated_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};
