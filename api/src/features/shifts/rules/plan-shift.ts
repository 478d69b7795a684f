import { isOpenOn } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { LONGEST_SHIFT, type ShiftFields } from '#contract/shifts/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { findProject } from '../../projects/queries.ts';
import { requireServiceOf } from '../queries/offered-services.ts';
import { shiftTimes } from './shift-times.ts';

type Project = NonNullable<Awaited<ReturnType<typeof findProject>>>;

const MINUTE = 60_000;

/**
 * What a planner wrote of a shift, as it is stored; times are those of the wall of `zone`. Throws 422 `project-over`,
 * `shift-purpose`, `service-unknown`, `service-not-allowed`, `skipped-hour`, `shift-length`, `shift-break`. Whoever plans many
 * says with `requireService` how services are looked up.
 */
export const planShift = async (
  context: Context,
  project: Project,
  zone: string,
  { start, end, skills, ...fields }: ShiftFields,
  requireService = (service: string) => requireServiceOf(context, project.id, service),
) => {
  const { day, break_min, service_type_id, role } = fields;
  requireOpen(project, day);
  if (!service_type_id && !role)
    throw brokenRule('shift-purpose', 'service_type_id', 'Choose a service, or name a role.');
  const times = shiftTimes(zone, { day, start, end });
  const minutes = (Date.parse(times.ends_at) - Date.parse(times.starts_at)) / MINUTE;
  if (minutes > LONGEST_SHIFT)
    throw brokenRule('shift-length', 'end', 'A shift lasts at most 16 hours: end earlier, or plan two.');
  if (break_min >= minutes)
    throw brokenRule('shift-break', 'break_min', 'The break has to be shorter than the shift.');
  if (service_type_id) await requireService(service_type_id);
  return { ...fields, ...times, timezone: zone, skills: JSON.stringify(skills) };
};

const requireOpen = (project: Project, day: string): void => {
  if (isOpenOn(project, day) && project.archived_at === null) return;
  const { start_date, end_date, name } = project;
  if (day < start_date) throw brokenRule('project-over', 'day', `${name} starts on ${start_date}.`);
  if (end_date !== null && day > end_date)
    throw brokenRule('project-over', 'day', `${name} ends on ${end_date}.`);
  throw brokenRule('project-over', '', `${name} is over, or has yet to be planned: it takes no shifts.`);
};
