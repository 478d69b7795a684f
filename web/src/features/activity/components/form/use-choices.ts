import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { activityChoices } from '../../queries.ts';
import { useFoundChoices } from './use-found-choices.ts';

type ProjectChoice = ActivityChoices['projects'][number];

/**
 * What can be chosen at a day, narrowed by `text`. The chosen project is among it even where the server's first ones
 * leave it out: as it was picked, or found again by its known code.
 */
export function useChoices(
  date: string,
  text: string,
  chosen: string | null,
  known: Coded | null | undefined,
) {
  const [picked, setPicked] = useState<ProjectChoice>();
  const { data, isFetching } = useFoundChoices(date, text);
  const { projects = [], services = [] } = data ?? {};
  const isListed = projects.some(({ id }) => id === chosen);
  const code = data && !isListed && known?.id === chosen ? known?.code : undefined;
  const { data: own } = useQuery({ ...activityChoices(date, code ?? ''), enabled: code !== undefined });
  const missing = isListed ? undefined : [picked, ...(own?.projects ?? [])].find((one) => one?.id === chosen);
  const choices: ActivityChoices = { projects: missing ? [missing, ...projects] : projects, services };
  return {
    choices,
    isFetching,
    pick: (id: string | null) => setPicked(choices.projects.find((one) => one.id === id)),
  };
}
