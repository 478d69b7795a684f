import { type Query, useQueryClient } from '@tanstack/react-query';

const OF_ROSTERS = /\/(roster|shifts|series|conflicts|plan|swaps)\b/;

const isOfRosters = ({ queryKey: [, , path] }: Query): boolean =>
  typeof path === 'string' && OF_ROSTERS.test(path);

/** Reads rosters and what is said of them anew. */
export function useRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: isOfRosters });
}
