import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { releaseEarly } from '../../../platform/postgres/commit.ts';
import type { OpsLogKind } from '../../../platform/tables.ts';
import { findByClient } from '../queries/find-entry.ts';

const COMPARED = ['title', 'body', 'severity', 'state'] as const;
type Found = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** What is sent under the name that a device gave it; `about` is the place of the entry that it is about. */
interface Sent {
  readonly client_uuid: string | null;
  readonly kind: OpsLogKind;
  readonly about?: number;
  /** What it says of what is compared: an entry or a correction its words, since two tabs may write from one draft; a step its state. */
  readonly said: Partial<Pick<Found, (typeof COMPARED)[number]>>;
}

/**
 * What the caller's device sent before under a name, which is held until the transaction ends; undefined where nothing was.
 * Throws 422 `client-uuid-taken` where somebody else has sent it, or it was something else.
 */
export const findSent = async (
  context: Context,
  project: string,
  { client_uuid, kind, about, said }: Sent,
) => {
  if (!client_uuid) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended('ops log ' || ${client_uuid}::text, 0))`.execute(
    context.db,
  );
  const found = await findByClient(context, project, client_uuid);
  if (!found) return undefined;
  if (found.author_id !== context.member) throw takenByAnother();
  const isOther = COMPARED.some((field) => said[field] !== undefined && said[field] !== found[field]);
  if (found.kind !== kind || found.about !== (about ?? null) || isOther)
    throw taken('Something else was sent under this id: make a new one.');
  // It may not be on disk yet: what is answered of it waits for that, as its own answer does.
  releaseEarly(context.db);
  return found;
};

/** Somebody else has it, whose records the caller may not even see. */
export const takenByAnother = () => taken('Somebody else sent an entry under this id: make a new one.');

const taken = (why: string) => brokenRule('client-uuid-taken', 'client_uuid', why);
