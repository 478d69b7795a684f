import { useQuery } from '@tanstack/react-query';
import { opsLogTags } from '../queries.ts';

/** Tags in use in an ops-log, and tags in the spelling that they have there: `Gate` and `gate` are found together. */
export interface KnownTags {
  readonly suggestions: readonly string[];
  readonly spelled: (tags: readonly string[]) => string[];
}

/** Tags as they are known: each once, whatever its case, and as it is spelled already where it is. */
export const spelledAs = (tags: readonly string[], known: readonly string[]): string[] => {
  const spelling = new Map(known.map((tag) => [tag.toLowerCase(), tag]));
  const once = new Map(tags.map((tag) => [tag.toLowerCase(), spelling.get(tag.toLowerCase()) ?? tag]));
  return [...once.values()];
};

/** Tags in use in an ops-log; none while they can't be had, since writing goes on without them. */
export function useTags(project_id: string): KnownTags {
  const suggestions = (useQuery(opsLogTags(project_id)).data?.data ?? []).map(({ tag }) => tag);
  return { suggestions, spelled: (tags) => spelledAs(tags, suggestions) };
}
