import { ROOT } from '#contract/access/permission.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { Closed, Person } from './person.ts';

type Known = Pick<Person, 'closed' | 'permissions'>;

/** Administrators of everything go on in an organization that is suspended, and find one that is archived. */
const isAbove = ({ permissions }: Known): boolean => permissions.highestRole(ROOT) === 'admin';

/** Whether an organization isn't there for somebody, since it is archived. */
export const isHiddenFrom = (person: Known, organization: string): boolean =>
  person.closed[organization]?.status === 'archived' && !isAbove(person);

/** Throws 403 `organization-suspended` for anything but reading in an organization that is suspended. */
export const requireActive = ({ method, access }: Endpoint, person: Known, organization: string): void => {
  const isInside = access.scope === 'organization' || access.scope === 'project';
  if (!isInside || method === 'GET') return;
  refuseSuspended(person, organization);
};

/** The same for whatever writes in an organization that the request doesn't name. */
export const refuseSuspended = (person: Known, organization: string): void => {
  const closed = person.closed[organization];
  if (closed && !isAbove(person))
    throw new Failure('forbidden', wordsOf(closed), { rule: 'organization-suspended' });
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const wordsOf = ({ since, reason }: Closed): string => {
  const day = since ? ` since ${DAY.format(new Date(since))}` : '';
  const why = reason ? `: ${reason.replace(/[.\s]+$/, '')}` : '';
  return `This organization has been suspended${day}${why}. Everything can be read, and nothing changed, until an administrator of all organizations brings it back.`;
};
