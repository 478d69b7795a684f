import type { QueryClient } from '@tanstack/react-query';
import { listChoices } from '#contract/activity/day-endpoints.ts';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded, TimerPurpose } from '#contract/activity/shapes.ts';
import type { NamedPurpose } from '../components/form/chosen-purpose.ts';

/** What project and service are called, as far as this device has read it. */
export function knownNames(
  client: QueryClient,
  { project_id, service_type_id }: Pick<TimerPurpose, 'project_id' | 'service_type_id'>,
): NamedPurpose {
  const read = client
    .getQueriesData<ActivityChoices>({ queryKey: ['daily-activity'] })
    .flatMap(([key, data]) => (key[2] === listChoices.path && data ? [data] : []));
  const named = (id: string | null | undefined, all: readonly Coded[]): Coded | null => {
    if (!id) return null;
    const { code, name } = all.find((one) => one.id === id) ?? { code: '', name: '' };
    return { id, code, name };
  };
  return {
    project: named(
      project_id,
      read.flatMap(({ projects }) => projects),
    ),
    service: named(
      service_type_id,
      read.flatMap(({ services }) => services),
    ),
  };
}
