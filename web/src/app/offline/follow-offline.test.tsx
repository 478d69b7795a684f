import { expect, test } from 'vitest';
import { readMarker } from '../../platform/offline/last-read/marker.ts';
import { keptReads } from '../../platform/offline/last-read/read-store.ts';
import { forgetReads } from '../../platform/offline/last-read/restore-reads.ts';
import { sessionEvents } from '../../platform/session/events.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { followOffline } from './follow-offline.ts';

test('what this tab kept while another one signed out goes once the session is gone', async () => {
  await forgetReads();
  const { tell, on } = sessionEvents();
  const client = signedInAs({ organizations: [organizationCalled('A')], current: 'A', session: { on } });
  followOffline(client);
  client.setQueryData(['projects', 'a', '/projects', null, null], ['Harbour']);
  await expect.poll(() => keptReads('ada', 'a'), { timeout: 5_000 }).toHaveLength(1);
  tell('changedElsewhere', 'out');
  await expect.poll(() => keptReads('ada', 'a')).toEqual([]);
  expect(readMarker()).toBeNull();
});
