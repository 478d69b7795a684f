import { type RawBuilder, sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { fill } from '#contract/endpoint.ts';
import type { listFeed as endpoint } from '#contract/feed/endpoints.ts';
import type { FeedItem } from '#contract/feed/shapes.ts';
import { listOpsLog } from '#contract/ops-log/endpoints.ts';
import { listProjectChanges } from '#contract/projects/endpoints.ts';
import { previewPublication } from '#contract/shifts/publishing-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { cursorOf, cutPage } from '../../../platform/postgres/keyset.ts';
import { commentSource } from './comments.ts';
import { editSource } from './edits.ts';
import { opsLogSource } from './ops-log.ts';
import { rosterSource } from './rosters.ts';
import { type Ask, instantOf, type Source } from './source.ts';
import { timeSource } from './time.ts';
import { lineOf } from './visit.ts';

const SOURCES: readonly Source[] = [commentSource, editSource, opsLogSource, rosterSource, timeSource];

/** A row of the feed: its item, and its place. */
interface FeedRow {
  readonly item: FeedItem;
  readonly cursor_key: string;
  readonly cursor_id: string;
}

/**
 * One page of a project's feed in one statement: of every source as many rows as the page holds, each read through its own index,
 * and of those together the first ones. So it costs the same however much lies behind them.
 */
export const listFeed = async (context: Context, project: string, query: QueryOf<typeof endpoint>) => {
  const { organization, member } = context;
  const ask: Ask = {
    ...{ organization, project, member, filters: query, cursor: cursorOf(query) },
    plans: mayOn(context, project, previewPublication),
    ...{ descending: query.before === undefined, most: query.per_page + 1 },
  };
  const parts = SOURCES.filter((source) => isAsked(context, ask, source)).flatMap(
    (source) => sliceOf(ask, source) ?? [],
  );
  return cutPage(query, parts.length > 0 ? readFeed(context, ask, parts) : Promise.resolve([]));
};

const isAsked = (context: Context, { project, filters }: Ask, { kind }: Source): boolean =>
  (!filters.kind || filters.kind.includes(kind)) &&
  (kind !== 'edit' || mayOn(context, project, listProjectChanges)) &&
  (kind !== 'ops-log' || mayOn(context, project, listOpsLog));

/** Whether the caller may ask for this of the project. */
const mayOn = (
  { person, organization }: Context,
  project: string,
  { access }: typeof listProjectChanges | typeof listOpsLog | typeof previewPublication,
): boolean =>
  person.permissions.can(
    access.action,
    fill(access.object, { project_id: project }),
    projectDomain(organization, project),
  );

const readFeed = async ({ db }: Context, ask: Ask, parts: readonly RawBuilder<unknown>[]) => {
  const { rows } = await sql<FeedRow>`
    with visit as materialized (${lineOf(ask)})
    select f.at::text as cursor_key, f.id::text as cursor_id, jsonb_build_object('kind', f.kind, 'id', f.id,
      'at', ${instantOf(sql`f.at`)}, 'unseen', coalesce(f.at > (select line from visit), false), f.kind_key, f.answer) as item
    from (${sql.join(parts, sql` union all `)}) f
    order by f.at ${wayOf(ask)}, f.id ${wayOf(ask)} limit ${sql.lit(ask.most)}`.execute(db);
  return rows;
};

const wayOf = ({ descending }: Ask) => sql.raw(descending ? 'desc' : 'asc');

/** The first rows of a source from the cursor on, with their answers. */
const sliceOf = (ask: Ask, source: Source): RawBuilder<unknown> | null => {
  const conditions = source.conditions(ask);
  if (!conditions) return null;
  const { room, from, at, id, columns, kind, answer } = source;
  const { cursor, filters, descending } = ask;
  const sign = sql.raw(descending ? '<' : '>');
  const all = [
    ...conditions,
    ...(cursor ? [sql`(${at}, ${id}) ${sign} (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)`] : []),
    ...(filters.unseen ? [sql`${at} > coalesce((select line from visit), '-infinity')`] : []),
  ];
  return sql`(select ${sql.lit(kind)} as kind, ${sql.lit(KEYS[kind])} as kind_key, s.at, s.id, ${answer(ask)} as answer
    from ${room ? sql`(${room(ask)}) room cross join lateral ` : sql``}(
      select ${at} as at, ${id} as id, ${columns} from ${from} where ${sql.join(all, sql` and `)}
      order by ${at} ${wayOf(ask)}, ${id} ${wayOf(ask)} limit ${sql.lit(ask.most)}) s)`;
};

const KEYS: Readonly<Record<FeedItem['kind'], string>> = {
  comment: 'thread',
  edit: 'change',
  'ops-log': 'ops_log',
  roster: 'roster',
  time: 'time',
};
