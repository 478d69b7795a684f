import type { BodyOf } from '#contract/endpoint.ts';
import type { createReorganisation as endpoint } from '#contract/reorganisations/endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** Begins a draft without moves and answers its id. */
export const createReorganisation = async (
  context: Context,
  { name, note }: BodyOf<typeof endpoint>,
): Promise<string> => {
  const { id } = await context.db
    .insertInto('reorganisations')
    .values({ org_id: context.organization, name, note })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'reorganisation.created',
    subject: { type: 'reorganisation', id },
    changes: { name: [null, name] },
  });
  return id;
};
