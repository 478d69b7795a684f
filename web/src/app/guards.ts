import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { askOf } from '#contract/access/ask.ts';
import { organizationDomain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { explainPermission } from '#contract/users/permission-endpoints.ts';
import { call } from '../platform/call.ts';
import { takeOpened } from '../platform/notifications/opened.ts';
import type { Person } from '../platform/person.ts';
import { rememberRoute } from '../platform/session/return-address.ts';
import { t } from './messages.ts';
import { denied } from './page-error.ts';
import { personHere } from './sign-in/person-here.ts';
import { noteSignInProblem } from './sign-in/sign-in-problem.ts';

/** What every route is given. */
export interface RouterContext {
  readonly client: QueryClient;
  /** What was read of the person in an earlier visit opens the page; for pages that follow what changes since. */
  readonly lastReadWillDo?: boolean;
}

interface Guarded {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  /** The page is only fetched ahead. */
  readonly preload?: boolean;
}

interface Known {
  readonly context: { readonly person: Person };
}

/**
 * Lets signed-in people through, with themselves in the context; any failure to know them leads to /signin, which says it.
 * A notification that brought them here is handed on, and its parameters vanish from the address.
 */
export async function signedIn({ context, location, preload }: Guarded): Promise<{ person: Person }> {
  const person = await personHere(context.client, context.lastReadWillDo).catch((error: unknown) => {
    noteSignInProblem(error);
    return null;
  });
  if (person) {
    const href = preload ? null : takeOpened(location.href);
    if (href) throw redirect({ href, replace: true });
    return { person };
  }
  if (!preload) rememberRoute(location.href);
  throw redirect({ to: '/signin', search: {} });
}

/** Lets people through who have chosen an organization; the others choose one at `/`, and the path is remembered. */
export function organizationNeeded({ context, location, preload }: Known & Omit<Guarded, 'context'>): void {
  if (context.person.organization) return;
  if (!preload) rememberRoute(location.href);
  throw redirect({ to: '/' });
}

/** Lets admins through. Error: 403. */
export function adminOnly({ context }: Known): void {
  const { permissions } = context.person;
  if (!permissions.isAdmin) throw denied(takes('admin', permissions.highestRole()));
}

/** Lets people through who hold at least `minimum` in this tab's organization, and admins. Error: 403. */
export const atLeast =
  (minimum: Role) =>
  ({ context }: Known): void => {
    const { permissions, organization } = context.person;
    if (permissions.isAdmin || permissions.withRule(minimum)) return;
    throw denied(takes(minimum, permissions.highestRole(organizationDomain(organization?.id ?? 'none'))));
  };

/** Lets people through who may call this endpoint in this tab's organization. Error: 403. */
export const mayCall =
  (endpoint: Endpoint) =>
  ({ context, params }: Known & { readonly params?: Readonly<Record<string, unknown>> }): void => {
    requireCall(context.person, endpoint, params);
  };

/** The same for path parameters of another name. Error: 403, which the policy explains. */
export function requireCall(
  { permissions, organization }: Person,
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>> = {},
): void {
  if (permissions.may(endpoint, params)) return;
  const query = askOf(endpoint.access, organization?.id ?? 'none', params);
  throw denied(async () => (query ? (await call(explainPermission, { query })).message : ''));
}

/** Pages that a role opens, whatever the rules say. */
const takes = (role: Role, held: Role | null) => async () =>
  held ? t('page_takes_role', { role, held }) : t('page_takes_role_none', { role });
