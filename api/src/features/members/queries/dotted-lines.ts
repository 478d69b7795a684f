import type { Context } from '../../../platform/context.ts';

/** For whom else somebody works today, in percent of their time. */
export const listDottedLines = ({ db, organization }: Context, id: string) =>
  db
    .selectFrom('dotted_lines as d')
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'd.org_id').onRef('m.id', '=', 'd.to_member_id'),
    )
    .select(['d.to_member_id as to', 'd.pct', 'm.name'])
    .where('d.org_id', '=', organization)
    .where('d.member_id', '=', id)
    .where('d.until_day', 'is', null)
    .execute();
