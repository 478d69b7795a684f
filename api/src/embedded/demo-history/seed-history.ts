import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { beginningsOf } from './beginnings.ts';
import { clientPeopleHistoryOf } from './client-people-history.ts';
import { type Happening, idAt, type Stage } from './happening.ts';
import { opsLogHistoryOf } from './ops-log-history.ts';
import { presetHistoryOf } from './preset-history.ts';
import { projectLivesOf } from './project-lives.ts';
import { rosterHistoryOf } from './roster-history.ts';
import { scenarioHistoryOf } from './scenario-history.ts';
import { teamHistoryOf } from './team-history.ts';
import { timeHistoryOf } from './time-history.ts';

/** Writes what happened in an organization of the demo over its twelve weeks, in the order in which it did. */
export const seedHistory = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const stage: Stage = { company, now };
  const told = [
    ...beginningsOf(stage),
    ...clientPeopleHistoryOf(stage),
    ...projectLivesOf(stage),
    ...(await teamHistoryOf(client, stage)),
    ...(await timeHistoryOf(client, stage)),
    ...(await rosterHistoryOf(client, stage)),
    ...(await opsLogHistoryOf(client, stage)),
    ...presetHistoryOf(company.slug, now),
    ...scenarioHistoryOf(stage),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  await insert(
    client,
    'events',
    told.map((happening, at) => eventOf(company, happening, at)),
  );
};

const eventOf = ({ slug, colleagues }: Company, happening: Happening, place: number): Row => {
  const { at, by, type, subject, project = null, changes = {}, data = {} } = happening;
  const [subject_type, subject_id] = subject;
  return {
    org_id: idOf(slug),
    id: idAt(at, slug, place),
    ...{ type, subject_type, subject_id, project_id: project },
    actor:
      DEMO_ACCOUNTS.find(({ name }) => name === by)?.sub ??
      (colleagues.some(([name]) => name === by) ? idOf(slug, by, 'sub') : null),
    actor_name: by,
    occurred_at: at.toISOString(),
    ...{ changes, data },
    request_id: idOf(slug, 'request', String(place)),
  };
};
