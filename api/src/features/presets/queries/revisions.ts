import { sql } from 'kysely';
import { z } from 'zod';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const revisionRows = ({ db, organization }: Context, preset: string) =>
  db
    .selectFrom('preset_revisions')
    .select(['revision', 'version', 'status', 'payload', 'locked', 'note', 'published_at', 'updated_at'])
    .select(
      sql<string | null>`(select max(m.name) from members m
        where m.org_id = ${organization} and m.user_sub = preset_revisions.updated_by)`.as('updated_by'),
    )
    .where('preset_id', '=', preset);

/** A revision as it is presented from. */
export type RevisionRow = Awaited<ReturnType<typeof listRevisions>>['data'][number];

const said = z.record(z.string(), z.unknown());

/** What a revision says. */
export const saidIn = ({ payload }: { readonly payload: unknown }) => said.parse(payload);

/** One page of what a preset has said and says, newest first. */
export const listRevisions = (context: Context, preset: string, page: PageQuery) =>
  paginate(revisionRows(context, preset), {
    ...{ page, sort: '-revision', keys: { revision: { by: sql`revision`, type: 'int' } } },
    id: sql`revision`,
  });

/** A revision of a preset. Throws 404. */
export const requireRevision = async (context: Context, preset: string, revision: number) => {
  const found = await revisionRows(context, preset).where('revision', '=', revision).executeTakeFirst();
  if (!found) throw notFound('revision');
  return found;
};

/** The newest revision of a preset, whatever its state; undefined for a preset that isn't the caller's to see. */
export const findNewest = (context: Context, preset: string) =>
  revisionRows(context, preset).orderBy('revision', 'desc').limit(1).executeTakeFirst();
