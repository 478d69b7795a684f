import type { NewServiceType } from '#contract/service-types/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { checkCode } from '../rules/code.ts';

/** Makes a service type and returns its id. */
export const createServiceType = async (context: Context, fields: NewServiceType): Promise<string> => {
  await checkCode(context, fields.code, null);
  const { id } = await context.db
    .insertInto('service_types')
    .values({ org_id: context.organization, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'service-type.created',
    subject: { type: 'service-type', id },
    changes: changesBetween({}, fields),
  });
  return id;
};
