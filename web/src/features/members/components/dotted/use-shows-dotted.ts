import { replaceDottedLines } from '#contract/members/endpoints.ts';
import type { Member } from '#contract/members/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';

/** Whether the dotted lines of a person stand in a card that changes them; else they are read among the facts. */
export function useShowsDotted({ id, status }: Pick<Member, 'id' | 'status'>): boolean {
  const mayWrite = usePermissions().may(replaceDottedLines, { member_id: id });
  return mayWrite && status !== 'offboarded';
}
