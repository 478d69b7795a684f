import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { organizationDomain } from '#contract/access/permission.ts';
import { MODEL } from '#contract/access/policy.ts';
import { EMBEDDED_ROLES, type EmbeddedSession } from '#contract/embedding/shapes.ts';
import { onSessionEnded } from '../../platform/http/refusal.ts';
import { currentUser, myOrganizations, myPolicy } from '../../platform/person.ts';
import { session, setSession } from '../../platform/session/current-session.ts';
import { setTabOrganization } from '../../platform/session/tab-organization.ts';
import { exchangeToken, heldSession, readingSession, takeToken } from './embedded-session.ts';
import { keepInMemory } from './keep-in-memory.ts';

const NOBODY = 'embedded';
const A_DAY_MS = 86_400_000;

/**
 * Lets a page inside another application read by the token in its address, or by the session that it began with before. Without either
 * it is the page of whoever is signed in here, which a frame of the same site can tell.
 */
export async function enterFrame(client: QueryClient, router: AnyRouter): Promise<void> {
  keepInMemory();
  const token = takeToken();
  const found = token ? await exchangeToken(token) : heldSession();
  if (!found && !token && session().held()) return;
  setSession(readingSession(found));
  onSessionEnded(() => {
    client.clear();
    void router.invalidate();
  });
  if (found) tellWho(client, found);
}

/** Nobody in particular, who may see this page: what they may do is the server's to say, and they do nothing here. */
function tellWho(client: QueryClient, { organization, place, settings }: EmbeddedSession): void {
  const { id, name, slug } = organization;
  const domain = organizationDomain(id);
  // Never asked for again: the session opens nothing of the person.
  const kept = { updatedAt: Date.now() + A_DAY_MS };
  client.setQueryData(
    currentUser.queryKey,
    { sub: NOBODY, email: '', name: '', current_org: { id, name, slug }, feature_tours: {}, settings },
    kept,
  );
  client.setQueryData(myOrganizations.queryKey, [organization], kept);
  client.setQueryData(
    myPolicy.queryKey,
    { sub: NOBODY, data: { g: [['g', NOBODY, EMBEDDED_ROLES[place], domain]], p: [], m: MODEL } },
    kept,
  );
  setTabOrganization(id);
}
