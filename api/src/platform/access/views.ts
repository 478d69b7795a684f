import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import { type Endpoint, isWriting } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { Api } from '../api.ts';
import { type Person, personFrom } from './person.ts';

interface Look {
  readonly endpoint: Endpoint;
  readonly person: Person;
  readonly organization: string | null;
  /** Id of a view that was started before. */
  readonly view: string;
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * The person as whom a request looks at its organization; what is asked as oneself never comes here. Throws 403
 * `view-is-read-only` for anything that writes, and `view-over` for a view that has ended, is somebody else's or isn't
 * allowed any more; AccessChanged like any request.
 */
export const lookThrough = async (api: Api, look: Look): Promise<Person> => {
  const { endpoint, person, organization, view } = look;
  if (isWriting(endpoint))
    throw new Failure(
      'forbidden',
      'You are only viewing as somebody else: stop viewing to change something.',
      {
        rule: 'view-is-read-only',
      },
    );
  if (!organization || !UUID.test(view) || !mayView(person, organization)) throw over();
  const scope = { organization, sub: person.sub, writes: false, stamp: person.stamp };
  const found = await api.databases.within(scope, (db) =>
    db
      .selectFrom('views as v')
      .leftJoin('members as m', (join) =>
        join.onRef('m.org_id', '=', 'v.org_id').onRef('m.id', '=', 'v.member_id'),
      )
      .select(['v.role', 'm.user_sub'])
      .where('v.org_id', '=', organization)
      .where('v.id', '=', view)
      .where('v.viewer', '=', person.sub)
      .where('v.ends_at', '>', new Date().toISOString())
      .executeTakeFirst(),
  );
  const other = found && (await seenBy(api, person, organization, found));
  if (!other || isAbove(other, person, organization)) throw over();
  return other;
};

interface Seen {
  readonly role: RoleOf;
  readonly user_sub: string | null;
}

const seenBy = async (api: Api, person: Person, organization: string, { role, user_sub }: Seen) => {
  if (role) return withRole(api, person, organization, role);
  return user_sub === null ? null : api.people.inOrganization(user_sub, organization);
};

const withRole = (api: Api, person: Person, organization: string, role: NonNullable<RoleOf>): Person =>
  personFrom(
    person,
    {
      stamp: person.stamp,
      current_org_id: organization,
      members: person.members,
      closed: person.closed,
      grants: [{ role, domain: organizationDomain(organization), expires_at: null }],
    },
    api.people.rules(),
  );

type RoleOf = ReturnType<Person['permissions']['highestRole']>;

/** The right to look as somebody else. */
export const mayView = ({ permissions }: Person, organization: string): boolean =>
  permissions.can('create', '/views', organizationDomain(organization));

/** Whether somebody ranks above another in an organization, or in one of its projects. */
export const isAbove = (one: Person, other: Person, organization: string): boolean => {
  const held = one.policy.data.g.map(([, , , domain]) => domain);
  return [organizationDomain(organization), ...held].some(
    (domain) => rankIn(one, domain) > rankIn(other, domain),
  );
};

const rankIn = ({ permissions }: Person, domain: string): number => {
  const role = permissions.highestRole(domain);
  return role === null ? -1 : rank(role);
};

const over = () =>
  new Failure('forbidden', 'This view as somebody else is over: go on as yourself.', { rule: 'view-over' });
