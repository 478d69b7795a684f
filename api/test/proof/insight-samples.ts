import { randomUUID } from 'node:crypto';
import { makeInsights } from './insight-rows.ts';
import { type Expectation, inOrganization } from './who-may.ts';
import type { World } from './world.ts';

/** Insights are the administrator's alone. */
export const INSIGHTS: Readonly<Record<string, Expectation>> = {
  'GET /insights': inOrganization('admin'),
  'GET /insights/:insight_id': inOrganization('admin'),
  'PATCH /insights/:insight_id': inOrganization('admin'),
  'GET /insight-overview': inOrganization('admin'),
  'GET /insight-exports/csv': inOrganization('admin'),
  'GET /insight-exports/xlsx': inOrganization('admin'),
  'GET /insight-runs': inOrganization('admin'),
  'POST /insight-runs': inOrganization('admin'),
  'GET /insight-runs/:run_id': inOrganization('admin'),
  'DELETE /insight-runs/:run_id': inOrganization('admin'),
};

/** Bodies of the endpoints of insights. */
export const INSIGHT_BODIES: Readonly<Record<string, () => object>> = {
  'POST /insight-runs': () => ({ days: 30, seed: 3 }),
  'PATCH /insights/:insight_id': () => ({ state: 'dismissed', because: 'known', note: 'Since spring' }),
};

const fresh = async ({ muster, own }: World): Promise<Record<string, string>> => {
  const { insight } = await makeInsights(muster, own, `fresh ${randomUUID()}`);
  return { insight_id: insight };
};

const idle = async ({ muster: { database }, own }: World): Promise<Record<string, string>> => {
  await database.query(
    `update insight_runs set state = 'failed', failure = 'cancelled', finished_at = now()
     where org_id = $1 and state in ('queued', 'running')`,
    [own.id],
  );
  return {};
};

/** What has to be there before a body about insights can be taken. */
export const INSIGHT_READY: Readonly<Record<string, typeof fresh>> = {
  'PATCH /insights/:insight_id': fresh,
  'POST /insight-runs': idle,
};
