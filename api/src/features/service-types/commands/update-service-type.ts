import { brokenRule } from '#contract/errors.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import type { ServiceTypeChanges } from '#contract/service-types/shapes.ts';
import { nextStatuses, type ServiceTypeStatus } from '#contract/service-types/states.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockServiceType } from '../queries/service-types.ts';
import { checkCode } from '../rules/code.ts';

/** Changes fields of a service type, its state only along its life. Throws 404, 412, and 422 for an archived one. */
export const updateServiceType = async (
  context: Context,
  { id, ...fields }: ServiceTypeChanges & { id: string },
): Promise<void> => {
  const before = await lockServiceType(context, id);
  requireVersion(before, context.version, 'service type');
  if (before.archived_at)
    throw brokenRule('archived', '', 'This service type is archived: restore it before you change it.');
  const changes = changesBetween(exact(before), exact(fields));
  if (Object.keys(changes).length === 0) return;
  await checkCode(context, fields.code, id);
  if (fields.status) checkTransition(before.status, fields.status);
  await context.db
    .updateTable('service_types')
    .set(fields)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'service-type.updated', subject: { type: 'service-type', id }, changes });
};

/** `25` and the stored `25.00` are one value. */
const exact = <Row extends { min_margin_pct?: string | null | undefined }>(row: Row): Row =>
  row.min_margin_pct ? { ...row, min_margin_pct: plainDecimal(row.min_margin_pct, 0) } : row;

const SENTENCES = {
  draft: 'A draft can only become active.',
  active: 'An active service type can only be retired.',
  retired: 'A retired service type can only become active again.',
} as const satisfies Record<ServiceTypeStatus, string>;

const checkTransition = (from: ServiceTypeStatus, to: ServiceTypeStatus): void => {
  if (from !== to && !nextStatuses(from).includes(to))
    throw brokenRule('service-type-transition', 'status', SENTENCES[from]);
};
