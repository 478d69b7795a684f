import { INCIDENT_STATES, OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import { HANDOVER_FILTERS } from '#contract/ops-log/statistics.ts';
import { day, oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';
import { LOG_PERIODS } from './periods.ts';

/** How an ops-log is looked at. */
export const LOG_VIEWS = ['timeline', 'table', 'statistics'] as const;
/** How an ops-log is looked at. */
export type LogView = (typeof LOG_VIEWS)[number];

/** Everything that the address of an ops-log holds. */
export const opsLogSearch = searchParameters({
  view: oneOf(LOG_VIEWS),
  q: text,
  type: several(oneOf(OPS_LOG_TYPES)),
  severity: several(oneOf(SEVERITIES)),
  period: oneOf(LOG_PERIODS),
  from: day,
  to: day,
  /** Whose days these are, where they aren't the reader's: an IANA zone. */
  zone: text,
  member_id: text,
  tag: text,
  open: oneOf(['yes']),
  incident: several(oneOf(INCIDENT_STATES)),
  handover: several(oneOf(HANDOVER_FILTERS)),
  said: oneOf(['now']),
  /** Columns of the table that are switched off. */
  hide: several(text),
  /** An entry that is looked at. */
  entry: text,
  /** What somebody came to write. */
  write: oneOf(['handover']),
});

/** Everything that the address of an ops-log holds, read. */
export type OpsLogSearch = ReturnType<typeof opsLogSearch>;

/** Address of a project's ops-log. */
export const opsLogHref = (project_id: string, search: OpsLogSearch = {}): string =>
  `/manager/projects/${project_id}/ops-log${stringifySearch(search)}`;
