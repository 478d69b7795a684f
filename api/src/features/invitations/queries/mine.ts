import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { OrganizationStatus } from '#contract/organizations/states.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context, PersonContext } from '../../../platform/context.ts';
import { type Inside, type InvitationRow, requireInvitation } from '../queries.ts';
import { isSameAddress, requireAddressee } from '../rules/addressee.ts';

/** The organization of an invitation, entered. Throws 404 for an id of none. */
export const enterPlaceOf = async ({ db, enter }: PersonContext, id: string): Promise<Context> => {
  const { rows } = await sql<{ place: string | null }>`select invitation_place(${id}::uuid) as place`.execute(
    db,
  );
  const place = rows[0]?.place;
  if (!place) throw notFound('invitation');
  return enter(place);
};

/** The organization as whoever is invited is told of it, and whether it is still at work. */
export const findHost = async ({
  db,
  organization,
}: Inside): Promise<Reference & { status: OrganizationStatus }> => {
  const { org_id, name, status } = await db
    .selectFrom('organizations')
    .select(['org_id', 'name', 'status'])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return { id: org_id, name, status };
};

/** An invitation and the organization that it leads to. */
export interface Received {
  readonly row: InvitationRow;
  readonly host: Reference;
}

const readReceived = async (inside: Inside, id: string): Promise<Received> => ({
  row: await requireInvitation(inside, id),
  host: await findHost(inside),
});

/** An invitation to the person, whatever became of it. Throws 404 for a missing one and 422 for somebody else's. */
export const requireReceived = async (context: PersonContext, id: string): Promise<Received> => {
  const received = await readReceived(await enterPlaceOf(context, id), id);
  requireAddressee(context.person, received.row.email);
  return received;
};

/** The invitations that wait for the person, newest first; none while the provider doesn't vouch for their address. */
export const listReceived = async ({ db, person, enter }: PersonContext): Promise<Received[]> => {
  if (!person.emailVerified) return [];
  const { rows } = await sql<{ org_id: string; id: string }>`
    select org_id, id from invitations_to(${person.email.toLowerCase()})`.execute(db);
  const received: Received[] = [];
  for (const { org_id, id } of rows) received.push(await readReceived(await enter(org_id), id));
  return received.filter(({ row }) => isSameAddress(person.email, row.email));
};
