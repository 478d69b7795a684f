import { createHash, randomUUID } from 'node:crypto';
import type { ReportFacts } from '#contract/reports/shapes.ts';
import type { TestDatabase } from '../database.ts';

/** What is told of an error; the same title is the same error. */
interface Told {
  readonly title: string;
  readonly person?: string | null;
  readonly severity?: 'error' | 'warning';
  readonly facts?: Partial<ReportFacts>;
}

const FACTS: ReportFacts = {
  ...{ message: 'No such row', page: '/manager/projects', release: '1.4.2', environment: 'test' },
  ...{ browser: 'Chrome 142 · Linux', request_id: 'c306a37b' },
  frames: [{ function: 'load', file: '/assets/lists.js', line: 12, column: 4, own: true }],
  crumbs: [{ at: '2026-03-02T09:00:00.000Z', category: 'ui.click', level: 'info', message: 'button' }],
};

/** Reports an error of a page and returns the id of its group. */
export const makeErrorReport = async (database: TestDatabase, told: Told): Promise<string> => {
  const { title, person = null, severity = 'error' } = told;
  const facts = { ...FACTS, ...told.facts };
  const fingerprint = createHash('sha256').update(title).digest('hex');
  const id = randomUUID();
  const said = { ...{ fingerprint, origin: 'page', severity, title, person, facts }, ...facts };
  await database.query('select take_error_report($1, $2)', [id, JSON.stringify(said)]);
  const [made] = await database.query<{ group_id: string }>(
    'select group_id from error_reports where id = $1',
    [id],
  );
  if (!made) throw new Error('The report was not taken.');
  return made.group_id;
};
