import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type Happening, idAt } from './happening.ts';

/** Rows of the trail for what happened, in the order in which it did; `what` tells ids of parts apart that are written by themselves. */
export const eventRows = (company: Company, told: readonly Happening[], what = 'event'): Row[] =>
  told
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((happening, place) => eventOf(company, happening, { place, what }));

const eventOf = (
  { slug, colleagues }: Company,
  happening: Happening,
  { place, what }: { readonly place: number; readonly what: string },
): Row => {
  const { at, by, type, subject, project = null, changes = {}, data = {} } = happening;
  const [subject_type, subject_id] = subject;
  return {
    org_id: idOf(slug),
    id: idAt(at, slug, place, what),
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
