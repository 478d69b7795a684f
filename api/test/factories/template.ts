import type { TestDatabase } from '../database.ts';
import { insertRow } from './insert-row.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Inserts a template of a week with one shift on its Tuesday, and returns its id; `shift` = columns of that, `member` = who is on it. */
export const makeTemplate = async (
  database: TestDatabase,
  org_id: string,
  {
    shift = {},
    member,
    ...fields
  }: Fields & {
    readonly project_id: string;
    readonly name: string;
    readonly shift?: Fields;
    readonly member?: string | null;
  },
): Promise<string> => {
  const id = await insertRow(database, 'roster_templates', { org_id, span: 'week', ...fields });
  const line = await insertRow(database, 'roster_template_shifts', {
    ...{ org_id, template_id: id, weekday: 2, start_time: '08:00', end_time: '16:00', break_min: 0 },
    ...{ role: 'Guard', headcount: 1, skills: '[]', note: '', ...shift },
  });
  if (member)
    await database.query('insert into roster_template_people values ($1, $2, $3, $4)', [
      ...[org_id, line, member, 'hard'],
    ]);
  return id;
};
