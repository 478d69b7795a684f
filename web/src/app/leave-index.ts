import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { workIn } from '../features/organizations/mutations.ts';
import { withInbox } from '../platform/notifications/inbox-address.ts';
import type { Person } from '../platform/person.ts';
import { takeRoute } from '../platform/session/return-address.ts';

/**
 * The index's rules: without a current organization stay where several exist and take the only one; then go to the
 * remembered address, else to the landing page of the highest role; an inbox that is open here is open there.
 */
export async function leaveIndex(person: Person, client: QueryClient, hash = ''): Promise<void> {
  if (!person.organization) {
    const [only, another] = person.organizations;
    if (!only || another) return;
    await workIn(only, client);
  }
  throw redirect({ href: withInbox(takeRoute() ?? landingOf(person), hash), replace: true });
}

/** Members land on their activity, everybody else on the projects. */
export const landingOf = ({ permissions }: Pick<Person, 'permissions'>): string => {
  const highest = permissions.highestRole();
  return highest === null || highest === 'member' ? '/daily-activity' : '/manager/projects';
};
