import { useEffect, useState } from 'react';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import { deviceStore } from '../../../platform/storage.ts';

/**
 * Which records came since the person looked at a log last on this device, those that come while it is looked at too; nothing on the
 * first visit. What one wrote oneself isn't new.
 */
export function useNewSince(
  project_id: string,
  entries: readonly OpsLogEntry[],
): (entry: OpsLogEntry) => boolean {
  const { sub, name } = useCurrentUser();
  const key = `ops-log-seen.${sub}.${project_id}`;
  const [seen] = useState(() => Number(deviceStore.read(key) ?? Number.NaN));
  const last = Math.max(0, ...entries.map(({ sequence }) => sequence));
  useEffect(() => {
    if (last > Number(deviceStore.read(key) ?? 0)) deviceStore.write(key, `${last}`);
  }, [key, last]);
  return ({ sequence, author }) => sequence > seen && author?.name !== name;
}
