import type { SettingChanges } from '#contract/organizations/settings.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockSettings } from '../queries/settings.ts';
import { requireCurrency, requireUncounted } from '../rules/currency.ts';
import { tidied } from '../rules/tidied.ts';

/** Changes what the organization decides of itself. Throws 412, and 422 `currency-known`, `currency-in-use`. */
export const updateSettings = async (context: Context, input: SettingChanges): Promise<void> => {
  const before = await lockSettings(context);
  requireVersion(before, context.version, 'organization');
  const fields = tidied(input);
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return;
  if (fields.currency !== undefined && 'currency' in changes) {
    requireCurrency(fields.currency);
    await requireUncounted(context, before);
  }
  await context.db
    .updateTable('organizations')
    .set(fields)
    .where('org_id', '=', context.organization)
    .execute();
  await context.record({
    type: 'organization.updated',
    subject: { type: 'organization', id: context.organization },
    changes,
  });
};
