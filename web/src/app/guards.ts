import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Role } from '#contract/access/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Person } from '../platform/person.ts';
import { rememberRoute } from '../platform/session/return-address.ts';
import { denied } from './page-error.ts';
import { personHere } from './sign-in/person-here.ts';
import { noteSignInProblem } from './sign-in/sign-in-problem.ts';

interface Guarded {
  readonly context: { readonly client: QueryClient };
  readonly location: { readonly href: string };
}

interface Known {
  readonly context: { readonly person: Person };
}

/** Lets signed-in people through, with themselves in the context; any failure to know them leads to /signin, which says it. */
export async function signedIn({ context, location }: Guarded): Promise<{ person: Person }> {
  const person = await personHere(context.client).catch((error: unknown) => {
    noteSignInProblem(error);
    return null;
  });
  if (person) return { person };
  rememberRoute(location.href);
  throw redirect({ to: '/signin', search: {} });
}

/** Lets people through who have chosen an organization; the others choose one at `/`. */
export function organizationNeeded({ context, location }: Known & Pick<Guarded, 'location'>): void {
  if (context.person.organization) return;
  rememberRoute(location.href);
  throw redirect({ to: '/' });
}

/** Lets admins through. Error: 403. */
export function adminOnly({ context }: Known): void {
  if (!context.person.permissions.isAdmin) throw denied();
}

/** Lets people through who hold at least `minimum` in this tab's organization, and admins. Error: 403. */
export const atLeast =
  (minimum: Role) =>
  ({ context }: Known): void => {
    const { permissions } = context.person;
    if (!permissions.isAdmin && !permissions.withRule(minimum)) throw denied();
  };

/** Lets people through who may call this endpoint in this tab's organization. Error: 403. */
export const mayCall =
  (endpoint: Endpoint) =>
  ({ context, params }: Known & { readonly params?: Readonly<Record<string, unknown>> }): void => {
    if (!context.person.permissions.may(endpoint, params)) throw denied();
  };
