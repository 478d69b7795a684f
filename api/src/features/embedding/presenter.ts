import { type EmbeddedSession, embeddedSession } from '#contract/embedding/shapes.ts';
import { personSettings } from '#contract/users/settings.ts';
import { presentOrganization } from '../users/queries.ts';
import type { openSession } from './commands/open-session.ts';

type Opened = Awaited<ReturnType<typeof openSession>>;

/** What a page inside another application is told of where it reads; of its person only how they like numbers and dates. */
export const presentSession = ({ organization, session, settings, until, place }: Opened): EmbeddedSession =>
  embeddedSession.parse({
    place,
    session: `embedded_${session}`,
    expires_at: until,
    organization: presentOrganization(organization),
    settings: personSettings.safeParse(settings).data ?? {},
  });
