import { useQueryClient } from '@tanstack/react-query';
import { updateMember } from '#contract/members/endpoints.ts';
import * as drafts from '#contract/reorganisations/endpoints.ts';
import type { NewMove, WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { call } from '../../platform/call.ts';
import { reorganisation } from './queries.ts';

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

const params = (reorganisation_id: string) => ({ reorganisation_id });

/** Begins a draft. Errors: CallError. */
export const createDraft = (body: { readonly name: string; readonly note: string }) =>
  call(drafts.createReorganisation, { body });

/** Renames a draft. Errors: CallError; 412 where somebody else was quicker. */
export const renameDraft = (
  { id, version }: WholeReorganisation,
  body: { readonly name: string; readonly note: string },
) => call(drafts.updateReorganisation, { params: params(id), version, body });

/** Puts a draft away. Errors: like those of renaming. */
export const discardDraft = ({ id, version }: WholeReorganisation) =>
  call(drafts.discardReorganisation, { params: params(id), version });

/** Says what becomes of somebody. Errors: like those of renaming, and the rule that the draft would break. */
export const putMove = ({ id, version }: WholeReorganisation, move: NewMove) =>
  call(drafts.putMove, { params: params(id), body: { version, move } });

/** Takes a move out. Errors: like those of a move. */
export const removeMove = ({ id, version }: WholeReorganisation, move_id: string) =>
  call(drafts.removeMove, { params: { ...params(id), move_id }, body: { version } });

/** Applies all of it, or takes it back. Errors: like those of a move, and who was moved since by name. */
export const turnDraft = ({ id, version }: WholeReorganisation, way: 'apply' | 'undo') =>
  call(way === 'apply' ? drafts.applyReorganisation : drafts.undoReorganisation, {
    ...{ params: params(id), body: { version } },
  });

/** Keeps what a draft is now, and reads anew what is said of it elsewhere. */
export function useKeepDraft() {
  const queries = useQueryClient();
  return (draft: WholeReorganisation) => {
    const { queryKey } = reorganisation(draft.id);
    queries.setQueryData(queryKey, draft);
    void queries.invalidateQueries({
      queryKey: ['reorganisations'],
      predicate: (query) => query.queryKey[2] !== drafts.readReorganisation.path,
    });
  };
}
