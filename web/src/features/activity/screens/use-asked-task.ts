import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import { reading } from '../../../platform/reading.ts';
import type { EntryTask } from '../components/form/entry-values.ts';
import { chosenPurpose } from '../components/form/purpose-fields.tsx';
import { activityChoices } from '../queries.ts';

const NOTHING: ActivityChoices = { projects: [], services: [] };

/** What `?project_id=…` asks for: an entry on that project, as soon as it is known. `forget` clears the address. */
export function useAskedTask(work_date: string): { asked: EntryTask | undefined; forget: () => void } {
  const router = useRouter();
  const id = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('project_id') });
  const project = useQuery({
    ...reading(readProject, { params: { project_id: id ?? '' } }),
    enabled: id !== null,
  });
  const choices = useQuery({
    ...activityChoices(work_date, project.data?.code ?? ''),
    enabled: project.data !== undefined,
  });
  const forget = () => {
    const { pathname, searchStr } = router.latestLocation;
    const rest = new URLSearchParams(searchStr);
    rest.delete('project_id');
    if (id !== null) router.history.replace(`${pathname}${rest.size > 0 ? `?${rest}` : ''}`);
  };
  const isKnown = project.data && !choices.isPending && !choices.isPlaceholderData;
  if (id === null || !(isKnown || project.isError)) return { asked: undefined, forget };
  return {
    asked: project.data ? taskOn(work_date, project.data, choices.data) : { add: { work_date } },
    forget,
  };
}

const taskOn = (
  work_date: string,
  { id, code, name }: Coded,
  choices: ActivityChoices = NOTHING,
): EntryTask => ({
  add: { work_date, ...chosenPurpose(choices, id, null) },
  known: { project: { id, code, name }, service: null },
});
