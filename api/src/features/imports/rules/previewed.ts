import { brokenRule } from '#contract/errors.ts';

/** The stored order as an answer; undefined while it is open. */
export const settledOrder = (order: string) =>
  order === 'dmy' || order === 'mdy' || order === 'ymd' ? order : undefined;

/** Throws 422 for an import that isn't waiting any more. */
export const requirePreviewed = (status: string): void => {
  if (status === 'previewed') return;
  throw brokenRule(
    'import-not-previewed',
    '',
    status === 'applied'
      ? 'This file was imported already. Undo that import first if it should be imported differently.'
      : 'This import was undone. Choose the file again to import it anew.',
  );
};
