import type { Caller } from './access/admission.ts';
import { workIn } from './act-as.ts';
import type { Api } from './api.ts';
import type { Context, RootContext } from './context.ts';
import { type NewRootEvent, record, recordAtRoot } from './events.ts';
import type { Database } from './postgres/database.ts';
import { letReact } from './reacting.ts';

/** Everything that a handler may need of one attempt at a request; each handler's type shows what is its own. */
export const composeContext = (
  api: Api,
  caller: Caller,
  requestId: string,
  db: Database,
  after: (() => void)[],
): Context & RootContext => {
  const { person, viewed, session, version } = caller;
  const organization = caller.organization ?? '';
  const hear = (place: string | null, events: readonly NewRootEvent[], ids: readonly string[]) =>
    letReact(api, db, { organization: place, events, ids });
  return {
    db,
    // Whoever looks as somebody else sees what they see; about themselves they are asked as themselves.
    person: caller.personal ? person : viewed,
    viewed,
    session,
    requestId,
    version,
    organization,
    now: new Date(),
    member: viewed.members[organization] ?? null,
    afterCommit: (work) => after.push(work),
    forget: api.people.forget,
    record: async (...events) =>
      hear(organization, events, await record({ db, organization, requestId, person }, ...events)),
    recordAtRoot: async (...events) =>
      hear(null, events, await recordAtRoot({ db, requestId, person }, ...events)),
    enqueue: (queue, data, notBefore) => api.enqueue(db, queue, data, notBefore),
    enter: async (entered) => {
      await workIn(db, entered);
      return composeContext(api, { ...caller, organization: entered }, requestId, db, after);
    },
  };
};
