import { useQuery } from '@tanstack/react-query';
import { useOrganization } from '../../../../platform/person.ts';
import { activityChoices } from '../../queries.ts';

/** True as soon as it is known that time needs a project and that there is none to log it on at a day. */
export function useNothingToLogOn(date: string): boolean {
  const { require_project } = useOrganization();
  const { data } = useQuery(activityChoices(date, ''));
  return require_project && data?.projects.length === 0;
}
