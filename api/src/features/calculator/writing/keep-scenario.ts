import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type Calculated, type Content, calculated, type Named } from '../rules/calculated.ts';
import { columnsOf } from './columns.ts';
import type { PresetMark } from './mark-of.ts';

interface New extends Content {
  readonly name: string;
  /** What it is made from. */
  readonly mark?: Pick<PresetMark, 'columns' | 'data'> | null;
  /** What it is a copy of, and may name though nobody could choose that now. */
  readonly copied?: Named;
  /** What its history tells beside that it was made. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Keeps a new draft under the next number, calculated, and returns its id. Throws 422 as `calculated`. */
export const keepScenario = async (
  context: Context,
  { name, mark, copied, data, ...content }: New,
): Promise<string> => {
  const { client_id } = content;
  const found = await calculated(context, content, copied ?? { client_id: null, inputs: NOTHING });
  const { currency, price_minor, cost_minor } = found.results;
  const { id, code } = await insert(context, { name, content, found, mark });
  await context.record({
    ...{ type: 'scenario.created', subject: { type: 'scenario', id } },
    changes: changesBetween({}, { name, client_id: client_id ?? undefined, price_minor, cost_minor }),
    data: { code, currency, ...data, ...mark?.data },
  });
  return id;
};

const NOTHING = { lines: [] };

interface Whole {
  readonly name: string;
  readonly content: Content;
  readonly found: Calculated;
  readonly mark: Pick<PresetMark, 'columns'> | null | undefined;
}

/** Numbers are given one after the other: two who make one at once wait for each other. */
const insert = async ({ db, organization, member }: Context, { name, content, found, mark }: Whole) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`scenarios:${organization}`}, 0))`.execute(db);
  return db
    .insertInto('calculator_scenarios')
    .values({
      ...{ org_id: organization, name, author_id: member, ...columnsOf(content, found), ...mark?.columns },
      number: sql<number>`(select coalesce(max(s.number), 0) + 1 from calculator_scenarios s where s.org_id = ${organization}::uuid)`,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
};
