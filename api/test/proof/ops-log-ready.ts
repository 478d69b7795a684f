import { insertRow } from '../factories/insert-row.ts';
import type { World } from './world.ts';

/** An incident that nobody has looked at yet, which leaves something to do. */
const reportIncident = async ({ muster: { database }, own: { id, rows } }: World) => ({
  entry_id: await insertRow(database, 'ops_log', {
    ...{ org_id: id, project_id: rows.project, author_id: rows.colleague.member, kind: 'entry' },
    ...{ type: 'incident', severity: 'sev3', title: 'Fire', occurred_at: '2026-03-02T10:00Z' },
    ...{ owner_id: rows.colleague.member, due: '2036-06-01' },
  }),
});

/** A handover of the coordinator's that isn't signed out. */
const draftHandover = async ({ muster: { database }, own: { id, rows, people } }: World) => ({
  entry_id: await insertRow(database, 'ops_log', {
    ...{ org_id: id, project_id: rows.project, author_id: people.coordinator.member, kind: 'entry' },
    ...{ type: 'handover', severity: 'info', title: 'Nights', occurred_at: '2026-03-02T10:00Z' },
    shift_id: rows.shift,
  }),
});

/** What has to be there before a step is taken. */
export const OPS_LOG_READY: Readonly<Record<string, (world: World) => Promise<Record<string, string>>>> = {
  'POST /projects/:project_id/ops-log/:entry_id/incident-steps': reportIncident,
  'POST /projects/:project_id/ops-log/:entry_id/handover-steps': draftHandover,
  'POST /projects/:project_id/ops-log/:entry_id/follow-up-steps': reportIncident,
};
