import type pg from 'pg';
import { insert } from '../demo/insert.ts';
import { settingsHistoryOf } from '../demo-organizations/settings-history.ts';
import { beginningsOf } from './beginnings.ts';
import { clientPeopleHistoryOf } from './client-people-history.ts';
import { dealHistoryOf } from './deal-history.ts';
import type { CountedDeal } from './deal-rows.ts';
import { eventRows } from './event-rows.ts';
import type { Stage } from './happening.ts';
import { opsLogHistoryOf } from './ops-log-history.ts';
import { planHistoryOf } from './plan-history.ts';
import { presetHistoryOf } from './preset-history.ts';
import { projectLivesOf } from './project-lives.ts';
import { rosterHistoryOf } from './roster-history.ts';
import { scenarioHistoryOf } from './scenario-history.ts';
import { teamHistoryOf } from './team-history.ts';
import { timeHistoryOf } from './time-history.ts';

/** Writes what happened in an organization of the demo over its twelve weeks, in the order in which it did; `deals` are Northgate's. */
export const seedHistory = async (
  client: pg.Client,
  stage: Stage,
  deals: readonly CountedDeal[],
): Promise<void> => {
  const { company, now } = stage;
  const told = [
    ...beginningsOf(stage),
    ...settingsHistoryOf(stage),
    ...clientPeopleHistoryOf(stage),
    ...projectLivesOf(stage),
    ...(await teamHistoryOf(client, stage)),
    ...(await timeHistoryOf(client, stage)),
    ...(await rosterHistoryOf(client, stage)),
    ...(await opsLogHistoryOf(client, stage)),
    ...presetHistoryOf(company.slug, now),
    ...scenarioHistoryOf(stage),
    ...planHistoryOf(stage),
    ...(company.slug === 'northgate' ? dealHistoryOf(stage, deals) : []),
  ];
  await insert(client, 'events', eventRows(company, told));
};
