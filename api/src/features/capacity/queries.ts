import { readCapacity } from '#contract/capacity/endpoints.ts';
import { WEEKS_BACK } from '#contract/capacity/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { listCapacity } from './queries/list-capacity.ts';
import { sightOf } from './queries/sight.ts';

/**
 * Per cent of somebody's capacity that they logged in the four weeks before this one, null without capacity; undefined for somebody
 * whom the caller may not read.
 */
export const readUtilisation = async (
  context: Context,
  member: string,
): Promise<{ readonly pct: number | null } | undefined> => {
  const asked = readCapacity.query.parse({ weeks: WEEKS_BACK, per_page: 1 });
  const { people } = await listCapacity(context, sightOf(context), { ...asked, member_id: member });
  const [found] = people;
  if (!found) return undefined;
  const capacity = found.weeks.reduce((sum, [minutes]) => sum + minutes, 0);
  const logged = found.weeks.reduce((sum, [, , , , seconds]) => sum + seconds / 60, 0);
  return { pct: capacity > 0 ? Math.round((logged / capacity) * 100) : null };
};
