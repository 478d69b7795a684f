import { useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  addOpsLogEntry,
  type stepFollowUp,
  type stepHandover,
  type stepIncident,
} from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry, OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { serverNow } from '../../../../platform/offline/device-clock.ts';
import { type Outcome, sendOrKeep } from '../../../../platform/offline/unsent/send-or-keep.ts';
import { unsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useCurrentUser, useMaybeOrganization } from '../../../../platform/person.ts';
import { personChoices } from '../../../choices/queries.ts';
import { t } from '../../messages.ts';
import { opsLogHref } from '../ops-log-address.ts';
import type { LogFileAlong } from '../use-log-files.ts';
import { bytesOf, carriesOf, sayFull } from './log-files-along.ts';
import { type EntryBody, isWriting, type ShownWrite, subjectOf } from './log-writes.ts';

/** A step, as the endpoint of its kind takes it. */
export type Step =
  | { readonly endpoint: typeof stepIncident; readonly body: BodyInput<typeof stepIncident> }
  | { readonly endpoint: typeof stepHandover; readonly body: BodyInput<typeof stepHandover> }
  | { readonly endpoint: typeof stepFollowUp; readonly body: BodyInput<typeof stepFollowUp> };

/** What is stepped on. */
export type Stepped = Pick<OpsLogEntry, 'id' | 'project_id' | 'client_uuid' | 'title'>;

/** An entry that was written down, whom it mentions by name, and the files that go with it. */
export interface NewEntry {
  readonly body: EntryBody & { readonly client_uuid: string };
  readonly mentioned: readonly Reference[];
  readonly along: readonly LogFileAlong[];
}

/** What came of it: the entry, or that it waits on this device. */
export type Written = Outcome<OpsLogEntryWhole>;

/** When it is, by the server's clock, for what arrives later; nothing where somebody said when. */
const atOnce = (said: string | undefined) =>
  said === undefined ? { occurred_at: new Date(serverNow()).toISOString(), by_clock: true } : {};

/**
 * An entry under a name of its own where another one waits under it, as from the same draft in another tab; null where it is this. One
 * with files may have others than that.
 */
function namedAnew({ body, along }: NewEntry): NewEntry['body'] | null {
  const { writes, landing } = unsent.now();
  const same = [...landing, ...writes].find(
    (write) => isWriting(write) && write.subject === body.client_uuid,
  );
  if (!same || !isWriting(same)) return body;
  const { title, body: words } = same.input.body;
  return along.length === 0 && title === body.title && words === body.body
    ? null
    : { ...body, client_uuid: crypto.randomUUID() };
}

/** Writes into an ops-log; what can't be sent is kept on this device until it can. Errors: CallError for what is refused. */
export function useLogWrites() {
  const client = useQueryClient();
  const organization = useMaybeOrganization()?.id ?? '';
  const { sub, name } = useCurrentUser();
  const shownIn = (project_id: string, ids: readonly string[]): ShownWrite => {
    const people = client.getQueryData(personChoices().queryKey)?.data ?? [];
    const named = people.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
    return { project_id, author: { id: sub, name }, people: named };
  };
  const add = (project_id: string, entry: NewEntry): Promise<Written> => {
    const named = namedAnew(entry);
    if (!named) return Promise.resolve({ kept: true });
    const { mentioned, along } = entry;
    const sent = { ...named, files: along.flatMap(({ kept }) => kept?.id ?? []) };
    const { people = [], follow_up, client_uuid, type, title } = sent;
    const params = { project_id };
    const shown = shownIn(project_id, [...people, ...(follow_up ? [follow_up.owner_id] : [])]);
    const keeping = {
      ...{ organization, subject: client_uuid, href: opsLogHref(project_id) },
      title: `${t(`type_${type}`)}: ${title}`,
      shown: { ...shown, people: [...mentioned, ...shown.people] },
      later: { params, body: { ...sent, ...atOnce(sent.occurred_at) } },
      ...(along.length > 0 ? { carries: carriesOf(along), bytes: () => bytesOf(along) } : {}),
    };
    return sendOrKeep(addOpsLogEntry, { params, body: sent }, keeping).catch(sayFull);
  };
  const step = (entry: Stepped, { endpoint, body: said }: Step, words: string): Promise<Written> => {
    const { project_id } = entry;
    const params = { project_id, entry_id: entry.id };
    const body = { ...said, client_uuid: crypto.randomUUID() };
    const keeping = {
      ...{ organization, subject: subjectOf(entry), href: opsLogHref(project_id) },
      title: `${words}: ${entry.title}`,
      shown: shownIn(project_id, []),
      later: { params, body: { ...body, ...atOnce(body.occurred_at) } },
    };
    return sendOrKeep(endpoint, { params, body }, keeping);
  };
  return { add, step };
}
