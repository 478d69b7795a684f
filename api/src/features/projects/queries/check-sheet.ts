import { sql } from 'kysely';
import type { SheetProblem, SheetRows } from '#contract/project-imports/shapes.ts';
import type { NewProject } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Place } from '../reading/cells.ts';
import { readRows } from '../reading/rows.ts';

/** What the rows of a file would be, and every cell that keeps them from it. */
export const checkRows = async (
  context: Context,
  { rows, date_order }: SheetRows,
): Promise<{ projects: readonly NewProject[]; problems: SheetProblem[] }> => {
  const codes = rows.flatMap(({ code }) => code?.trim().toUpperCase() ?? []);
  const { place, taken } = await readPlace(context, codes);
  const { projects, problems } = readRows(rows, { ...place, order: date_order });
  const used = rows.flatMap(({ code }, row): SheetProblem[] =>
    code && taken.has(code.trim().toUpperCase())
      ? [{ row, field: 'code', message: 'Another project has this code: choose another.' }]
      : [],
  );
  const all = [...problems, ...used];
  return { projects, problems: all.sort((one, other) => one.row - other.row) };
};

interface Names {
  readonly currency: string;
  readonly clients: readonly [string, string][];
  readonly people: readonly [string, string][];
  readonly taken: readonly string[];
}

/** Names, codes and addresses of ours by their lower case; of two with one name the older is meant. */
const readPlace = async ({ db, organization }: Context, codes: readonly string[]) => {
  const { rows } = await sql<Names>`
    select o.currency,
      (select coalesce(jsonb_agg(jsonb_build_array(lower(n.word), c.id) order by c.id desc), '[]') from clients c
        cross join lateral (values (c.name), (c.code)) as n (word)
        where c.org_id = o.org_id and c.archived_at is null and n.word is not null) as clients,
      (select coalesce(jsonb_agg(jsonb_build_array(lower(n.word), m.id) order by m.id desc), '[]') from members m
        cross join lateral (values (m.name), (m.email)) as n (word)
        where m.org_id = o.org_id and m.archived_at is null and n.word is not null) as people,
      (select coalesce(jsonb_agg(p.code), '[]') from projects p where p.org_id = o.org_id and p.code = any (${codes}::text[])) as taken
    from organizations o where o.org_id = ${organization}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The organization of the request is missing.');
  const { currency, clients, people, taken } = found;
  const place: Omit<Place, 'order'> = { currency, clients: new Map(clients), people: new Map(people) };
  return { place, taken: new Set(taken) };
};
