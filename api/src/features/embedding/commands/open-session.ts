import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type EmbeddedPlace, SESSION_SECONDS } from '#contract/embedding/shapes.ts';
import { Failure } from '#contract/errors.ts';
import { digestOf } from '../../../platform/access/embedded.ts';
import { actAs, workIn } from '../../../platform/act-as.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { record } from '../../../platform/events.ts';
import { findUser, listOrganizationsOf } from '../../users/queries.ts';

const SECRET_BYTES = 32;

interface Opened {
  readonly organization: string;
  readonly id: string;
  readonly place: EmbeddedPlace;
  readonly person: string;
  readonly until: string;
}

/**
 * Exchanges a token for a session of whoever made it, in the transaction of nobody that it is asked in. Throws 401 for a token that
 * is unknown, used or too old, and for one whose person is gone.
 */
export const openSession = async ({ db, requestId }: OpenContext, token: string) => {
  const session = randomBytes(SECRET_BYTES).toString('base64url');
  const { rows } = await sql<Opened>`
    select organization, id, place, person, until
    from open_embedding(${digestOf(token)}, ${digestOf(session)}, make_interval(secs => ${SESSION_SECONDS}))`.execute(
    db,
  );
  const [opened] = rows;
  if (!opened?.person) throw used();
  await workIn(db, opened.organization);
  await actAs(db, opened.person);
  const organizations = await listOrganizationsOf(db, opened.person);
  const organization = organizations.find(({ org_id }) => org_id === opened.organization);
  if (!organization) throw used();
  const person = await findUser(db, opened.person);
  const { id, place, until } = opened;
  const origin = { db, organization: organization.org_id, requestId, person };
  await record(origin, { type: 'embedding.opened', subject: { type: 'embedding', id }, data: { place } });
  return { session, place, until, organization, settings: person.settings };
};

const used = () =>
  new Failure(
    'unauthorized',
    'This page was opened before, or too late. Load the page around it again to get a new one.',
  );
