import { sql } from 'kysely';
import { readable as withNames } from '#contract/comments/mentions.ts';
import type { ExportManifest, HashedRecord, ReadableFields } from '#contract/ops-log/export-file.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { wallClock } from '../../../platform/wall-clock.ts';
import { enterToRead, mentionedIn } from '../../ops-log/queries.ts';

/** Records that one statement reads. */
const PAGE = 500;

/** A record as the chain has it, with what people read beside it. */
export interface ExportedRecord {
  readonly record: HashedRecord;
  readonly readable: ReadableFields;
}

interface Source {
  readonly databases: Databases;
  readonly context: Context;
  readonly manifest: Pick<ExportManifest, 'project' | 'timezone' | 'first_sequence' | 'last'>;
}

type Row = HashedRecord & {
  readonly author: string | null;
  readonly people_named: readonly string[];
  readonly mentions: readonly Reference[];
  readonly owner: string | null;
  readonly shift: { readonly starts_at: string; readonly ends_at: string } | null;
};

/**
 * A stretch of a chain in its order. Each page is a transaction of its own, so that a slow reader holds nothing. Throws AccessChanged
 * once what they may do has changed since they asked.
 */
export async function* recordPages({ databases, context, manifest }: Source) {
  const { project, timezone, first_sequence, last } = manifest;
  const { organization, person } = context;
  const scope = { organization, sub: person.sub, stamp: person.stamp, writes: false };
  for (let from = first_sequence; from <= last.sequence; from += PAGE) {
    const rows = await databases.within(scope, async (db) => {
      await enterToRead({ ...context, db }, project.id);
      return readPage({ ...context, db }, project.id, from, Math.min(from + PAGE - 1, last.sequence));
    });
    yield rows.map((row) => readableOf(row, timezone));
  }
}

const readPage = async ({ db, organization }: Context, project: string, from: number, to: number) => {
  const { rows } = await sql<Row>`
    select format, l.org_id, l.project_id, seq, l.id, kind, about, state, seal_time(occurred_at) as occurred_at,
      seal_time(recorded_at) as recorded_at, author_id, type, severity, title, body, root_cause, l.shift_id, location,
      people, tags, attachments, l.owner_id, due::text, client_uuid, encode(hash, 'hex') as hash,
      (select name from members m where m.org_id = l.org_id and m.id = author_id) as author,
      (select name from members m where m.org_id = l.org_id and m.id = l.owner_id) as owner,
      (select jsonb_build_object('starts_at', s.starts_at, 'ends_at', s.ends_at) from published_shifts s
        where s.org_id = l.org_id and s.shift_id = l.shift_id) as shift,
      array(select coalesce(m.name, '') from unnest(people) with ordinality as p (id, place)
        left join members m on m.org_id = l.org_id and m.id = p.id order by p.place) as people_named, ${mentionedIn('l')} as mentions
    from ops_log l where l.org_id = ${organization} and l.project_id = ${project} and seq between ${from} and ${to}
    order by seq`.execute(db);
  return rows;
};

const readableOf = (row: Row, timezone: string): ExportedRecord => {
  const { author, people_named, owner, shift, mentions, ...record } = row;
  const local = (at: string) => {
    const { day, time } = wallClock(timezone, at);
    return `${day} ${time}`;
  };
  const readable = {
    ...{ author, owner, people_names: people_named.join('; ') },
    ...{ occurred_local: local(row.occurred_at), recorded_local: local(row.recorded_at) },
    body_readable: withNames(row.body, new Map(mentions.map(({ id, name }) => [id, name]))),
    shift: shift ? `${local(shift.starts_at).slice(0, 16)} – ${local(shift.ends_at).slice(11, 16)}` : null,
  };
  return { record, readable };
};
