import type { OpsLogStatistics } from '#contract/ops-log/statistics.ts';
import { type OpsLogSearch, opsLogHref } from '../../effects/ops-log-address.ts';
import { type Days, within } from '../../effects/periods.ts';

/** What the figures are of. */
export interface Counted {
  readonly statistics: OpsLogStatistics;
  /** The address of the rows behind a figure: the filters of the page, narrowed. */
  readonly rows: (narrowed: OpsLogSearch) => string;
  /** The same of days that lie in the page's; of other days where they aren't its own. */
  readonly rowsOn: (days: Days, narrowed?: OpsLogSearch) => string;
  /** The same whenever it was. */
  readonly rowsEver: (narrowed: OpsLogSearch) => string;
}

interface Page {
  readonly project_id: string;
  readonly search: OpsLogSearch;
  /** The days that the figures are of. */
  readonly days: Days;
  /** Whose days these are; undefined where they are the reader's. */
  readonly zone: string | undefined;
}

/** Addresses of the rows behind figures, every entry once as the figures count them. */
export function rowsBehind({ project_id, search, days, zone }: Page): Omit<Counted, 'statistics'> {
  const { view, hide, entry, period, from, to, ...filters } = search;
  const shift = period === 'shift' ? { period } : undefined;
  const kept = { ...filters, view: 'table', said: 'now', zone } as const;
  const ever = (narrowed: OpsLogSearch) => opsLogHref(project_id, { ...kept, ...narrowed });
  return {
    rows: (narrowed) => ever({ ...(shift ?? days), ...narrowed }),
    rowsOn: (on, narrowed = {}) => ever({ ...(shift ?? within(days, on)), ...narrowed }),
    rowsEver: ever,
  };
}
