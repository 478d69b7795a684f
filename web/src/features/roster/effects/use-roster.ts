import { useQuery } from '@tanstack/react-query';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listAllConflicts, listConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { rosterConflicts, rosterOf } from '../queries.ts';
import type { RosterSearch } from './roster-address.ts';
import { spanOf } from './span.ts';

/** What is in the way of bookings, by booking. */
export type ConflictsOf = ReadonlyMap<string, readonly Conflict[]>;

const NONE: ConflictsOf = new Map();

const byBooking = ({ data }: AnswerOf<typeof listConflicts>): ConflictsOf =>
  new Map(data.map(({ assignment_id, conflicts }) => [assignment_id, conflicts]));

/** The days of a roster that an address asks for, and what is in the way of its bookings. */
export function useRoster(project_id: string | null, { view = 'week', date }: RosterSearch) {
  const { today, weekStart } = useFormat();
  const at = date ?? today();
  const span = spanOf(view, at, weekStart);
  const read = rosterOf(project_id, span);
  const { data, error, refetch, isPlaceholderData } = useQuery(read);
  const { may } = usePermissions();
  const mayLook = project_id ? may(listConflicts, { project_id }) : may(listAllConflicts);
  const found = useQuery({
    ...rosterConflicts(project_id, span),
    enabled: mayLook && data?.planning === true && !isPlaceholderData,
    select: byBooking,
  });
  return {
    ...{ view, date: at, span, roster: data, error, refetch },
    key: read.queryKey,
    isOld: isPlaceholderData,
    conflicts: found.data ?? NONE,
  };
}
