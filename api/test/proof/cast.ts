import { randomUUID } from 'node:crypto';
import { ROLES, type Role } from '#contract/access/roles.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makePerson, type TestOrganization, type TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';

/** Where an organization stands to the one that the matrix is about. */
export type Place = 'own' | 'foreign';

/** Somebody who asks, and what they hold: written down, so that nothing has to be worked out. */
export interface Actor {
  readonly name: string;
  /** Null for those who send no bearer. */
  readonly person: TestPerson | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Held in the whole of an organization. */
  readonly roles: Readonly<Partial<Record<Place, Role>>>;
  /** Held in the one project. */
  readonly inProject?: Role;
  /** Held above all organizations. */
  readonly atRoot?: Role;
  /** The organization in which they work without saying. */
  readonly current: Place | null;
  /** Sees only projects that they are on. */
  readonly narrow?: true;
  /** Isn't on the team of any organization. */
  readonly outside?: true;
}

/** Everybody who asks. `foreign` are those of a twin organization; `project` is the one that the narrow ones are on. */
export const makeCast = async (
  muster: TestServer,
  own: TestOrganization,
  foreign: TestOrganization,
  project: string,
): Promise<Actor[]> => {
  const { database } = muster;
  const acting = async (
    name: string,
    person: TestPerson,
    rest: Partial<Omit<Actor, 'name' | 'person'>>,
  ): Promise<Actor> => ({
    name,
    person,
    headers: { authorization: `Bearer ${await signIn(muster, person)}` },
    roles: {},
    current: null,
    ...rest,
  });
  const team = ROLES.filter((role) => role !== 'admin').map((role) =>
    acting(role, own.people[role], {
      roles: { own: role },
      current: 'own',
      ...(role === 'member' ? ({ inProject: 'member', narrow: true } as const) : {}),
    }),
  );
  const manager = await makePerson(database, own.id, 'member');
  await holdInProject(muster, own, manager, project, 'manager');
  const guestOfProject = await makePerson(database, own.id, 'member');
  await database.query('delete from role_grants where subject = $1', [guestOfProject.sub]);
  await holdInProject(muster, own, guestOfProject, project, 'manager');
  return Promise.all([
    ...team,
    acting('admin', own.people.admin, { atRoot: 'admin', outside: true }),
    acting("a project's manager", manager, {
      ...{ roles: { own: 'member' }, inProject: 'manager', current: 'own', narrow: true },
    }),
    acting('manager of a project alone', guestOfProject, {
      ...{ inProject: 'manager', current: 'own', narrow: true },
    }),
    ...outsiders(muster, own, foreign).map(async (person) => {
      const { name, ...rest } = await person;
      return acting(name, rest.person, rest);
    }),
    ...guests(),
    {
      ...{ name: "whoever sends a session's cookie alone", person: null, roles: {}, current: null },
      headers: { cookie: `${COOKIE}=${await signIn(muster, own.people.admin)}` },
    },
  ]);
};

type Named = Pick<Actor, 'name' | 'current'> & { readonly person: TestPerson } & Partial<Actor>;

const COOKIE = 'CognitoIdentityServiceProvider.muster.admin.idToken';

/** Signed in, and nothing in the own organization. */
const outsiders = (
  { database }: TestServer,
  own: TestOrganization,
  foreign: TestOrganization,
): Promise<Named>[] => {
  const stranger = async () => {
    const sub = randomUUID();
    const person = { sub, email: `stranger-${sub}@muster.test`, name: 'Stranger Person', member: null };
    await database.query('insert into users (sub, email, name) values ($1, $2, $3)', [
      ...[sub, person.email, person.name],
    ]);
    return { name: 'stranger', person, current: null };
  };
  const expired = async () => {
    const person = await makePerson(database, own.id, 'owner');
    await database.query(
      "update role_grants set expires_at = now() - interval '1 second' where subject = $1",
      [person.sub],
    );
    await database.query(
      "insert into root_grants (subject, role, expires_at) values ($1, 'admin', now() - interval '1 second')",
      [person.sub],
    );
    return { name: 'expired', person, current: null };
  };
  const removed = async () => {
    const person = await makePerson(database, own.id, 'owner');
    await database.query('update role_grants set archived_at = now() where subject = $1', [person.sub]);
    await database.query(
      "update members set archived_at = now(), status = 'offboarded' where user_sub = $1",
      [person.sub],
    );
    return { name: 'removed', person, current: null };
  };
  const elsewhere = async (): Promise<Named> => {
    const person = await makePerson(database, foreign.id, 'admin');
    return {
      ...{ name: 'admin of another organization', person, current: 'foreign' },
      roles: { foreign: 'admin' },
    };
  };
  return [stranger(), expired(), removed(), elsewhere()];
};

/** Nobody, and somebody with credentials of the identity pool: neither has a bearer. */
const guests = (): Actor[] => [
  { name: 'anonymous', person: null, headers: {}, roles: {}, current: null },
  {
    name: 'guest',
    person: null,
    headers: {
      authorization:
        'AWS4-HMAC-SHA256 Credential=ASIAGUEST/20260302/eu-west-1/execute-api/aws4_request, SignedHeaders=host, Signature=00',
      'x-amz-security-token': 'guest',
      cookie: 'CognitoIdentityId=eu-west-1:guest',
    },
    roles: {},
    current: null,
  },
];

const holdInProject = (
  { database }: TestServer,
  { id }: TestOrganization,
  { sub }: TestPerson,
  project: string,
  role: Role,
) => insertRow(database, 'role_grants', { org_id: id, subject: sub, role, project_id: project });

/** A token of a provider that has verified the address. */
export const signIn = ({ provider }: TestServer, { sub, email, name }: TestPerson): Promise<string> =>
  provider.sign({ sub, email, email_verified: true, name, origin_jti: `grant-${sub}` });
