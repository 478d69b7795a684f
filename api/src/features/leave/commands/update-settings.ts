import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import type { updateLeaveSettings as endpoint, LeaveAllowance } from '#contract/leave/settings-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireCountry } from '../queries/public-holidays.ts';
import { findSettings, listAllowances } from '../queries/settings.ts';

const FRESH = { version: 1, country: null, region: null };

/** Says whose holidays are kept and what is counted. Throws 412, and 422 `country`, `twice`. */
export const updateSettings = async (
  context: Context,
  { country, region, allowances }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const { db, organization } = context;
  await insertFresh(context);
  const before = (await findSettings(context)) ?? FRESH;
  requireVersion(before, context.version, 'settings');
  const place = {
    country: country === undefined ? before.country : country,
    region: country === null ? null : region === undefined ? before.region : region,
  };
  if (place.country) await requireCountry(place.country, place.region);
  const counted = await listAllowances(context);
  if (allowances) await replaceAllowances(context, allowances);
  await db.updateTable('leave_settings').set(place).where('org_id', '=', organization).execute();
  const changes = changesBetween({ ...before, allowances: counted }, { ...place, allowances });
  await context.record({
    type: 'leave-settings.updated',
    subject: { type: 'organization', id: organization },
    changes,
  });
};

/** A row to hold, so that of two people who save at once the second is told. */
const insertFresh = async ({ db, organization }: Context): Promise<void> => {
  await db
    .insertInto('leave_settings')
    .values({ org_id: organization })
    .onConflict((conflict) => conflict.column('org_id').doNothing())
    .execute();
  await db
    .selectFrom('leave_settings')
    .select('version')
    .where('org_id', '=', organization)
    .forUpdate()
    .execute();
};

const replaceAllowances = async (
  { db, organization }: Context,
  allowances: readonly LeaveAllowance[],
): Promise<void> => {
  const types = allowances.map(({ type }) => type);
  const twice = types.findIndex((type, at) => types.indexOf(type) !== at);
  if (twice >= 0)
    throw brokenRule('twice', `allowances.${twice}.type`, 'This type is there twice: remove one of them.');
  await db.deleteFrom('leave_allowances').where('org_id', '=', organization).execute();
  if (allowances.length > 0)
    await db
      .insertInto('leave_allowances')
      .values(allowances.map((one) => ({ org_id: organization, ...one })))
      .execute();
};
