import * as endpoints from '#contract/users/data-endpoints.ts';
import type { SignInSession } from '#contract/users/session-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { route } from '../../../platform/route.ts';
import { deleteAccount } from '../commands/delete-account.ts';
import { type ExportLimit, limitExports } from '../commands/limit-exports.ts';
import { archiveOf } from '../presenters/archive.ts';
import { readmeOf } from '../presenters/readme.ts';
import { listDeletionObstacles } from '../queries/deletion.ts';
import { exportSections } from '../queries/export-sections.ts';
import { listPlaces } from '../queries/places.ts';
import { listSessions } from '../queries/sessions.ts';

/** The person's data: all of it in one file, or gone. */
export const registerData = (api: Api): void => {
  const limit = limitExports();
  route(api, endpoints.exportMyData, async (context) => {
    await limit.begin(context.person.sub);
    const sessions = api.embeddedIdentity ? await listSessions(context) : [];
    const name = `muster-${context.now.toISOString().slice(0, 10)}.zip`;
    return { name, content: exported(api, context, sessions, limit) };
  });
  route(api, endpoints.readDeletion, async ({ db, person }) => ({
    obstacles: await listDeletionObstacles(db, person.sub),
    organizations: (await listPlaces(db, person.sub))
      .filter(({ member_id }) => member_id !== null)
      .map(({ org_id, name }) => ({ id: org_id, name })),
  }));
  route(api, endpoints.deleteMyAccount, async (context, { body }) => {
    await deleteAccount(context, { ...body, embedded: api.embeddedIdentity });
    return undefined;
  });
};

async function* exported(
  { databases }: Api,
  { person, now }: PersonContext,
  sessions: readonly SignInSession[],
  limit: ExportLimit,
) {
  try {
    yield* archiveOf(readmeOf(person.name, now), exportSections({ databases, person, sessions }));
  } finally {
    limit.end(person.sub);
  }
}
