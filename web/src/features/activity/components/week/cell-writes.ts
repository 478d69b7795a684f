import { setCell } from '#contract/activity/day-endpoints.ts';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isWriteTo, type QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import type { With } from '../unsent/entry-writes.ts';

/** The hours of a cell. */
export type CellHours = BodyOf<typeof setCell>;

/** Hours that were typed into the week offline. */
export const isCell = (write: QueuedWrite): write is With<CellHours> => isWriteTo(write, setCell);

/** What writes about a cell name. */
export const cellSubject = ({ work_date, project_id, service_type_id }: CellHours): string =>
  `cell ${work_date} ${project_id ?? ''}/${service_type_id ?? ''}`;

/** True for an entry of the cell. */
export const isInCell = (
  { work_date, project, service }: Pick<ActivityEntry, 'work_date' | 'project' | 'service'>,
  cell: CellHours,
): boolean =>
  work_date === cell.work_date &&
  (project?.id ?? null) === cell.project_id &&
  (service?.id ?? null) === cell.service_type_id;
