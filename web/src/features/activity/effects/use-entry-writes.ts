import { useQueryClient } from '@tanstack/react-query';
import { changeEntry, createEntry, deleteEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry, EntryChange, NewEntry } from '#contract/activity/shapes.ts';
import { isMaker, type QueuedWrite } from '../../../platform/offline/unsent/queued-write.ts';
import { type Outcome, sendOrKeep } from '../../../platform/offline/unsent/send-or-keep.ts';
import { discardWrite, unsent } from '../../../platform/offline/unsent/unsent.ts';
import { useMaybeOrganization } from '../../../platform/person.ts';
import type { NamedPurpose } from '../components/form/chosen-purpose.ts';
import { subjectOf } from '../components/unsent/entry-writes.ts';
import { keepingOf, newKeepingOf } from '../components/unsent/keeping.ts';
import { refreshActivity } from '../mutations.ts';

/** Makes, changes and deletes entries of one's own; what can't be sent is kept on this device. Errors: CallError. */
export function useEntryWrites() {
  const client = useQueryClient();
  const organization = useMaybeOrganization()?.id ?? '';
  const shown = async <Answer>(outcome: Promise<Outcome<Answer>>): Promise<Outcome<Answer>> => {
    const done = await outcome.catch(async (error: unknown) => {
      await refreshActivity(client);
      throw error;
    });
    // What is kept is shown as it is; to read it again would only wait for the network.
    if (!done.kept) await refreshActivity(client);
    return done;
  };
  return {
    create: (body: NewEntry, purpose: NamedPurpose) => {
      const made = { ...body, client_uuid: crypto.randomUUID() };
      const keeping = { ...newKeepingOf(made, purpose, organization), later: { body: made } };
      return shown(sendOrKeep(createEntry, { body: { ...made, source: 'manual' } }, keeping));
    },
    change: (base: ActivityEntry, body: EntryChange, version: number, purpose: NamedPurpose) => {
      const input = { params: { entry_id: base.id }, version, body };
      return shown(sendOrKeep(changeEntry, input, keepingOf('unsent_change', base, organization, purpose)));
    },
    remove: async (base: ActivityEntry): Promise<Outcome<unknown>> => {
      const maker = unsent.now().writes.find((write) => isUnsentMaker(write, base));
      if (maker) {
        await discardWrite(maker);
        return { kept: true };
      }
      const input = { params: { entry_id: base.id }, version: base.version };
      return sendOrKeep(deleteEntry, input, keepingOf('unsent_delete', base, organization, base));
    },
  };
}

/** What the server never saw needn't be deleted there. */
const isUnsentMaker = (write: QueuedWrite, base: ActivityEntry): boolean =>
  write.subject === subjectOf(base) && isMaker(write) && (write.attempts === 0 || write.refusal !== null);
