import { OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import { day, oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';

/** Everything that the address of an ops-log holds. */
export const opsLogSearch = searchParameters({
  q: text,
  type: several(oneOf(OPS_LOG_TYPES)),
  severity: several(oneOf(SEVERITIES)),
  from: day,
  to: day,
  member_id: text,
  tag: text,
  open: oneOf(['yes']),
  /** An entry that is looked at. */
  entry: text,
});

/** Everything that the address of an ops-log holds, read. */
export type OpsLogSearch = ReturnType<typeof opsLogSearch>;

/** Address of a project's ops-log. */
export const opsLogHref = (project_id: string, search: OpsLogSearch = {}): string =>
  `/manager/projects/${project_id}/ops-log${stringifySearch(search)}`;
