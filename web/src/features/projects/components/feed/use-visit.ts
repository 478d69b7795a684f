import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMarkVisit } from '../../effects/comment-changes.ts';

/**
 * Tells the server up to when somebody has seen a feed: with every answer, by a call of its own. `seen` is when the answer came, in ms
 * since epoch; 0 = none yet, or one that was narrowed.
 */
export function useVisit(project_id: string, seen: number): void {
  const { mutate } = useMarkVisit(project_id);
  const told = useRef(0);
  useEffect(() => {
    if (seen === 0 || seen === told.current || !onlineManager.isOnline()) return;
    told.current = seen;
    mutate(new Date(seen).toISOString());
  }, [mutate, seen]);
}
