import { isOpenOn } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject, listProjectServices } from '../../projects/queries.ts';
import { findService } from '../queries/purpose.ts';
import type { TimeSettings } from '../queries/settings.ts';

/** What time is for, as a form says it. */
export interface PurposeInput {
  readonly project_id?: string | null;
  readonly service_type_id?: string | null;
}

type Project = NonNullable<Awaited<ReturnType<typeof findProject>>>;
type Service = NonNullable<Awaited<ReturnType<typeof findService>>>;

/** What time is for; null where it was left open. */
export interface Purpose {
  readonly project: Project | null;
  readonly service: Service | null;
}

/** Finds project and service of time on a day. Throws 422 beside `project_id` or `service_type_id`. */
export const readPurpose = async (
  context: Context,
  settings: TimeSettings,
  { project_id, service_type_id }: PurposeInput,
  day: string,
): Promise<Purpose> => {
  const [project, service, allowed] = await Promise.all([
    project_id ? findProject(context, project_id) : null,
    service_type_id ? findService(context, service_type_id) : null,
    project_id ? listProjectServices(context, project_id) : [],
  ]);
  if (!project_id) requireProject(settings);
  else if (!project) throw brokenRule('project-unknown', 'project_id', 'Choose a project from the list.');
  if (project) requireOpen(project, day);
  if (!service_type_id) requireService(settings);
  else if (service?.status !== 'active' || service.archived_at)
    throw brokenRule('service-unknown', 'service_type_id', 'Choose a service that is in use.');
  else if (allowed.length > 0 && !allowed.some(({ id }) => id === service.id))
    throw brokenRule('service-not-allowed', 'service_type_id', "This project doesn't take this service.");
  return { project: project ?? null, service: service ?? null };
};

/** Project and service of time that is there already, whatever became of them since. */
export const findPurpose = async (
  context: Context,
  { project_id, service_type_id }: PurposeInput,
): Promise<Purpose> => {
  const [project, service] = await Promise.all([
    project_id ? findProject(context, project_id) : null,
    service_type_id ? findService(context, service_type_id) : null,
  ]);
  return { project: project ?? null, service: service ?? null };
};

const requireProject = ({ require_project }: TimeSettings): void => {
  if (require_project) throw brokenRule('project-required', 'project_id', 'Choose the project.');
};

const requireService = ({ require_service }: TimeSettings): void => {
  if (require_service) throw brokenRule('service-required', 'service_type_id', 'Choose the service.');
};

const requireOpen = (project: Project, day: string): void => {
  if (isOpenOn(project, day)) return;
  const { start_date, end_date, name } = project;
  if (day < start_date)
    throw brokenRule('project-closed', 'project_id', `${name} starts on ${start_date}: choose a later day.`);
  if (end_date !== null && day > end_date)
    throw brokenRule('project-closed', 'project_id', `${name} ended on ${end_date}: choose an earlier day.`);
  throw brokenRule('project-closed', 'project_id', `${name} takes no time: choose a project that is open.`);
};

/** Billable unless the project never bills, nobody pays for it, or the service isn't sold. */
export const billableOf = ({ project, service }: Purpose, asked: boolean | undefined): boolean =>
  project !== null && project.billing !== 'non_billable' && (asked ?? service?.billable ?? true);

/** The zone whose wall clock times are meant in: the site's, else the person's, else the organization's. */
export const zoneOf = ({ project }: Purpose, { timezone }: TimeSettings): string =>
  project?.site_timezone ?? timezone;

/** The zone to keep with time; null for the site's or the organization's, which it has anyway. */
export const ownZoneOf = (
  { project }: Purpose,
  { organization_timezone }: TimeSettings,
  zone: string,
): string | null => (zone === (project?.site_timezone ?? organization_timezone) ? null : zone);
