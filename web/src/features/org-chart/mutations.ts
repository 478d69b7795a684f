import { useQueryClient } from '@tanstack/react-query';
import { updateMember } from '#contract/members/endpoints.ts';
import { call } from '../../platform/call.ts';

/** What reads lines of people: the chart itself, the team and its pages. */
const REACHED = ['orgchart', 'members', 'choices', 'positions'];

/** Reads anew whatever shows lines. */
export function useRefreshLines() {
  const queries = useQueryClient();
  return () => Promise.all(REACHED.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
}

/** Gives somebody another manager, from today on. Errors: CallError; 412 where somebody else was quicker. */
export const setManager = (member_id: string, version: number, manager_id: string | null) =>
  call(updateMember, { params: { member_id }, version, body: { manager_id } });
