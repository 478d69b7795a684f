import type { FeatureTours } from '#contract/users/tours.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Says anew which tours the person has seen; one that isn't named has not been seen. Answers what is kept. */
export const replaceFeatureTours = async (
  { db, person }: PersonContext,
  tours: FeatureTours,
): Promise<FeatureTours> => {
  await db
    .updateTable('users')
    .set({ feature_tours: JSON.stringify(tours) })
    .where('sub', '=', person.sub)
    .execute();
  return tours;
};
