import { type RawBuilder, sql } from 'kysely';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { sentFilesJson } from '../../attachments/queries.ts';

interface Carrying {
  readonly id: string;
  readonly project_id: string;
  readonly files?: readonly string[];
}

interface Hanging {
  /** What stands before the insertion. */
  readonly before: RawBuilder<unknown>;
  /** What of the files is hashed, in the order in which they were named. */
  readonly hashes: RawBuilder<string[]>;
  /** The files that hang on it. */
  readonly made: RawBuilder<Attachment[]>;
}

/** Hangs files that the caller has kept on a record, in the statement that appends it: the chain holds what they hash to. */
export const hanging = ({ organization }: Context, { id, project_id, files = [] }: Carrying): Hanging => {
  if (files.length === 0) return { before: sql``, hashes: sql`'{}'::text[]`, made: sql`'[]'::jsonb` };
  return {
    before: sql`with hung as (
      update attachments a set ops_log_id = ${id}::uuid
      where a.org_id = ${organization} and a.project_id = ${project_id} and a.id = any (${files}::uuid[])
        and a.comment_id is null and a.ops_log_id is null and a.created_by = muster_sub()
      returning a.id, a.version, a.file_name, a.kind, a.bytes, a.sha256, a.width, a.height, a.created_at)`,
    hashes: sql`(select coalesce(array_agg(h.sha256 order by f.place), '{}')
      from unnest(${files}::uuid[]) with ordinality as f (id, place) join hung h on h.id = f.id)`,
    made: sql`(select ${sentFilesJson} from hung a)`,
  };
};

/** What an event says of the files of a record, behind its place. */
export const namesOf = ({ organization }: Context, { id, files = [] }: Carrying): RawBuilder<unknown> =>
  files.length === 0
    ? sql``
    : sql`|| jsonb_build_object('files', (select jsonb_agg(a.file_name order by a.id) from attachments a
        where a.org_id = ${organization} and a.ops_log_id = ${id}::uuid))`;

/**
 * Throws 422 `file-gone` where one of the files isn't the caller's, isn't of this project, hangs on something already or went
 * meanwhile: then nothing is appended.
 */
export const requireHung = (asked: readonly string[], hung: readonly Attachment[]): void => {
  const gone = asked.findIndex((file) => hung.every(({ id }) => id !== file));
  if (gone >= 0) throw brokenRule('file-gone', `files.${gone}`, 'This file is gone: choose it again.');
};
