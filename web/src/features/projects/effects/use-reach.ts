import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { REACHING_FIELDS } from '#contract/projects/settings-reach.ts';
import type { ProjectChanges } from '#contract/projects/shapes.ts';
import { changedFields, type ProjectValues } from '../components/form/project-values.ts';
import { projectReach } from './settings-queries.ts';

/** Milliseconds without a change before the server is asked. */
const REST_MS = 350;

/** What the changes of a form would touch, asked when the hands rest; undefined while nothing that reaches further has changed. */
export function useReach(project_id: string, base: ProjectValues, values: ProjectValues) {
  const key = JSON.stringify(reaching(changedFields(base, values)));
  const [rested, setRested] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setRested(key), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { data, isError, isFetching } = useQuery({
    ...projectReach(project_id, JSON.parse(rested)),
    enabled: rested !== NOTHING,
  });
  if (key === NOTHING) return undefined;
  return {
    found: rested === NOTHING ? undefined : data?.data,
    isError,
    isLooking: isFetching || key !== rested,
  };
}

/** What a change of settings is known to touch. */
export type Reach = NonNullable<ReturnType<typeof useReach>>;

const NOTHING = '{}';

/** The changes that may touch something else; a milestone that is being written counts when it is whole. */
function reaching({ milestones, ...changes }: ProjectChanges): ProjectChanges {
  const whole = milestones?.filter(({ name, due_date }) => name !== '' && due_date !== '');
  const known = Object.entries({ ...changes, ...(whole ? { milestones: whole } : {}) });
  return Object.fromEntries(known.filter(([field]) => REACHING_FIELDS.some((one) => one === field)));
}
