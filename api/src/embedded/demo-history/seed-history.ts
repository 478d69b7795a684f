import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { beginningsOf } from './beginnings.ts';
import type { Happening, Stage } from './happening.ts';
import { projectLivesOf } from './project-lives.ts';
import { teamHistoryOf } from './team-history.ts';
import { timeHistoryOf } from './time-history.ts';

/** Writes what happened in an organization of the demo over its twelve weeks, in the order in which it did. */
export const seedHistory = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const stage: Stage = { company, now };
  const told = [
    ...beginningsOf(stage),
    ...projectLivesOf(stage),
    ...(await teamHistoryOf(client, stage)),
    ...(await timeHistoryOf(client, stage)),
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
    id: idAt(at, slug, String(place)),
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

/** An id of that moment (UUID version 7), the same for the same words; of one millisecond the later is the greater. */
const idAt = (at: Date, slug: string, place: string): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  const rest = createHash('sha256').update(`${slug}/event/${place}`).digest('hex');
  const order = Number(place).toString(16).padStart(3, '0').slice(-3);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${rest.slice(0, 3)}-${rest.slice(3, 15)}`;
};
