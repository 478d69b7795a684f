import { useQuery } from '@tanstack/react-query';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import { activityChoices } from '../../queries.ts';

type ProjectChoice = ActivityChoices['projects'][number];

const isMatch = ({ code, name, client }: ProjectChoice, q: string): boolean =>
  [code, name, `${code} ${name}`, client ?? ''].some((words) =>
    words.toLowerCase().includes(q.trim().toLowerCase()),
  );

/**
 * What can be chosen at a day, narrowed by `q`. Where the server can't be asked, the day's own list, as this device read it
 * last, is looked through instead.
 */
export function useFoundChoices(date: string, q: string, enabled = true) {
  const { data, isPlaceholderData, isFetching } = useQuery({ ...activityChoices(date, q), enabled });
  const isUnanswered = enabled && q !== '' && !isFetching && (data === undefined || isPlaceholderData);
  const { data: all } = useQuery({ ...activityChoices(date, ''), enabled: isUnanswered });
  const kept = isUnanswered && all;
  return {
    data: kept ? { ...kept, projects: kept.projects.filter((project) => isMatch(project, q)) } : data,
    isFetching,
  };
}
