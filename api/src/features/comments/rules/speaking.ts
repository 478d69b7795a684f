import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** The caller's member id. Throws 422 for somebody from outside the team. */
export const requireSpeaker = ({ member }: Context): string => {
  if (member) return member;
  throw brokenRule(
    'member-required',
    '',
    "You aren't on this organization's team, so you can't comment in it. Ask an owner to invite you.",
  );
};

/** Throws 422 for a project that is archived. */
export const requireOpen = ({ status }: { readonly status: string }): void => {
  if (status === 'archived')
    throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
};

/** Throws 422 for what somebody else wrote. */
export const requireOwn = (member: string, comment: { readonly member_id: string }): void => {
  if (comment.member_id !== member)
    throw brokenRule('own-comment', '', 'Only whoever wrote a comment can change or delete it.');
};
