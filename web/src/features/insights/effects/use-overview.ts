import { useQuery } from '@tanstack/react-query';
import { foundText } from '../components/runs/run-words.ts';
import { insightOverview, runList } from '../queries.ts';
import { useRunning, useRunOver } from './use-running.ts';

/** How insights and runs stand, followed while one is under way; and the ways to begin and to stop one. */
export function useOverview() {
  const { data: overview, error, refetch } = useQuery(insightOverview());
  const newest = useQuery(runList({ per_page: 1 })).data?.data[0];
  const running = useRunning();
  useRunOver(overview, foundText);
  return { overview, newest, running, error, refetch };
}
