import { UNDO_MINUTES } from '#contract/projects/bulk.ts';

/** When what is planned at once now can be taken back no more. */
export const undoUntil = ({ now }: { readonly now: Date }): string =>
  new Date(now.getTime() + UNDO_MINUTES * 60_000).toISOString();
