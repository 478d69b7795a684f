import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import type { PlanPlace } from '../queries/place.ts';
import { KIND_WORDS } from '../rules/words.ts';
import type { PlanKind, Standing } from './plan-kind.ts';

/** An item of a held plan as it stands, seen at a version (null = whatever it is). Throws 404, 412. */
export const findItem = async <Kind extends PlanItemKind>(
  place: PlanPlace,
  { read, name }: Pick<PlanKind<Kind>, 'read' | 'name'>,
  id: string,
  version: number | null,
): Promise<Standing<Kind>> => {
  const [found] = await read(place, id);
  requireVersion(found, version, KIND_WORDS[name][0]);
  return found;
};
