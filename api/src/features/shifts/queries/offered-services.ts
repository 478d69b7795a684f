import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listProjectServices } from '../../projects/queries.ts';

/** Throws 422 beside `service_type_id` unless a service is in use, and the project takes it. */
export const requireServiceOf = async (context: Context, project: string, service: string): Promise<void> => {
  const { db, organization } = context;
  const [found, allowed] = await Promise.all([
    db
      .selectFrom('service_types')
      .select('status')
      .where('org_id', '=', organization)
      .where('id', '=', service)
      .where('archived_at', 'is', null)
      .executeTakeFirst(),
    listProjectServices(context, project),
  ]);
  if (found?.status !== 'active')
    throw brokenRule('service-unknown', 'service_type_id', 'Choose a service that is in use.');
  if (allowed.length > 0 && !allowed.some(({ id }) => id === service))
    throw brokenRule('service-not-allowed', 'service_type_id', "This project doesn't take this service.");
};

/** The zone in which a project's shifts are planned: its site's, else the organization's. */
export const findZone = async (
  { db, organization }: Context,
  { site_timezone }: { readonly site_timezone: string | null },
): Promise<string> => {
  if (site_timezone) return site_timezone;
  const { timezone } = await db
    .selectFrom('organizations')
    .select('timezone')
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return timezone;
};
