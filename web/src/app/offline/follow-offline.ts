import type { QueryClient } from '@tanstack/react-query';
import { settleStaleEntry } from '../../features/activity/effects/settle-stale-entry.ts';
import { settleStaleNote } from '../../features/activity/effects/settle-stale-note.ts';
import { keepReading } from '../../platform/offline/last-read/keep-reads.ts';
import { forgetReads } from '../../platform/offline/last-read/restore-reads.ts';
import { keepSending } from '../../platform/offline/unsent/keep-sending.ts';
import type { QueuedWrite } from '../../platform/offline/unsent/queued-write.ts';
import { resourceOf } from '../../platform/reading.ts';
import { report } from '../../platform/reporting.ts';
import { session } from '../../platform/session/current-session.ts';
import { tabView } from '../../platform/session/tab-view.ts';

/** Keeps what is read on this device, and sends what waits on it, for whoever is signed in here. */
export function followOffline(client: QueryClient): void {
  const follow = () => {
    const stopKeeping = tabView() ? () => undefined : keepReading(client, whoStays);
    const stopSending = keepSending({ whenStale, whenLanded: refreshing(client) });
    return () => {
      stopKeeping();
      stopSending();
    };
  };
  let stop = session().holder() === null ? undefined : follow();
  session().on((event, detail) => {
    if (event === 'signedIn' || (event === 'changedElsewhere' && detail === 'in')) stop ??= follow();
    else if (event === 'signedOut' || event === 'changedElsewhere') {
      stop?.();
      stop = undefined;
      if (detail === 'out') forgetWhatCameSince();
    }
  });
}

/** The tab of a sign-out let go of what was kept before; this one may have kept answers that came in after that. */
const forgetWhatCameSince = () => void forgetReads().catch((error: unknown) => report(error, 'warning'));

const whenStale = async (write: QueuedWrite) =>
  (await settleStaleEntry(write)) ?? (await settleStaleNote(write));

/** Nothing of somebody who is signing out is kept any more. */
const whoStays = () => (session().leaving ? null : session().holder());

/** Reads again what answered writes were about; everything else of the organization counts as old. */
const refreshing = (client: QueryClient) => async (writes: readonly QueuedWrite[]) => {
  const resources = new Set(writes.map(({ endpoint }) => resourceOf(endpoint.path)));
  void client.invalidateQueries({
    predicate: ({ queryKey: [, organization] }) => organization !== null,
    refetchType: 'none',
  });
  await Promise.all([...resources].map((resource) => client.invalidateQueries({ queryKey: [resource] })));
};
