import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import { reading } from '../../../platform/reading.ts';
import { chosenPurpose } from '../components/form/chosen-purpose.ts';
import type { EntrySeed, EntryTask } from '../components/form/entry-values.ts';
import { activityChoices } from '../queries.ts';

const NOTHING: ActivityChoices = { projects: [], services: [] };

const ASKING = ['project_id', 'duration_s', 'add'];

/**
 * What `?project_id=…`, with `&duration_s=…` where the time is known too, asks for: an entry on that project, as soon as
 * it is known. `?add=true` asks for an empty one. `forget` clears the address.
 */
export function useAskedTask(work_date: string): { asked: EntryTask | undefined; forget: () => void } {
  const router = useRouter();
  const given = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const id = given.get('project_id');
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
    if (!ASKING.some((name) => rest.has(name))) return;
    for (const name of ASKING) rest.delete(name);
    router.history.replace(`${pathname}${rest.size > 0 ? `?${rest}` : ''}`);
  };
  if (id === null) return { asked: given.has('add') ? { add: { work_date } } : undefined, forget };
  const isKnown = project.data && !choices.isPending && !choices.isPlaceholderData;
  if (!(isKnown || project.isError)) return { asked: undefined, forget };
  const seed = { work_date, ...spentIn(given.get('duration_s')) };
  return { asked: project.data ? taskOn(seed, project.data, choices.data) : { add: seed }, forget };
}

const spentIn = (seconds: string | null) =>
  seconds && /^\d{1,5}$/.test(seconds) ? { duration_s: Number(seconds) } : {};

const taskOn = (
  seed: EntrySeed,
  { id, code, name }: Coded,
  choices: ActivityChoices = NOTHING,
): EntryTask => ({
  add: { ...seed, ...chosenPurpose(choices, id, null) },
  known: { project: { id, code, name }, service: null },
});
