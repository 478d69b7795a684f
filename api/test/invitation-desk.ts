import { afterAll, beforeAll } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import { invite } from '#contract/invitations/endpoints.ts';
import { makeStranger, type TestPerson } from './people.ts';
import { type Answer, openTestServer, type TestServer } from './server.ts';

type Body = BodyInput<typeof invite>;

/** An organization that invites: what tests of invitations have in common. */
export interface InvitationDesk {
  /** Set before the first test. */
  readonly muster: TestServer;
  /** Jobs that were put into transactions, as `[queue, data]`. */
  readonly jobs: (readonly [string, object])[];
  readonly owner: TestPerson;
  /** Invites as the owner unless somebody else is named. */
  invite(
    invitations: Body['invitations'],
    rest?: Omit<Body, 'invitations'>,
    by?: TestPerson,
  ): Promise<Answer>;
  /** Invites one stranger, who has an account of that address already. */
  inviteStranger(
    name: string,
    terms?: Partial<Body['invitations'][number]>,
  ): Promise<{ person: TestPerson; id: string; version: number }>;
  /** The invitation's time is over. */
  expire(id: string): Promise<void>;
  member(email: string): Promise<Record<string, unknown> | undefined>;
  /** Types and changes of what was recorded about a subject, oldest first. */
  events(subject: string): Promise<{ type: string; changes: object; data: object; actor_name: string }[]>;
}

/** A server for a test file. */
export const openInvitationDesk = (): InvitationDesk => {
  let muster: TestServer;
  const jobs: (readonly [string, object])[] = [];
  beforeAll(async () => {
    const enqueue = async (_: object, queue: string, data: object) => void jobs.push([queue, data]);
    muster = await openTestServer({}, {}, { enqueue });
  });
  afterAll(() => muster.close());
  const ask: InvitationDesk['invite'] = (invitations, rest = {}, by = muster.organization.people.owner) =>
    muster.as(by)(invite, { body: { invitations, ...rest }, organization: muster.organization.id });
  return {
    get muster() {
      return muster;
    },
    get owner() {
      return muster.organization.people.owner;
    },
    jobs,
    invite: ask,
    inviteStranger: async (name, terms = {}) => {
      const person = makeStranger(`${name}@example.org`, `${name} Person`);
      const { body } = await ask([{ email: person.email, role: 'manager', ...terms }]);
      const { id, version } = body.data[0];
      return { person, id, version };
    },
    expire: async (id) => {
      await muster.database.query(
        "update invitations set expires_at = now() - interval '1 second' where id = $1",
        [id],
      );
    },
    member: async (email) => {
      const [row] = await muster.database.query('select * from members where email = $1', [email]);
      return row;
    },
    events: (subject) =>
      muster.database.query(
        'select type, changes, data, actor_name from events where subject_id = $1 order by id',
        [subject],
      ),
  };
};
