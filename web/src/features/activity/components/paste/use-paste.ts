import { useState } from 'react';
import { BLOCK_ROWS } from '#contract/activity/block.ts';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { isTooLong, rowsIn } from '../../../../platform/files/pasted-table.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { isWaiting, MOST_WAITING, type Target, useBlockWrite } from '../../effects/use-block-write.ts';
import type { Place } from '../grid/grid-keys.ts';
import { cellsIn, type Selection } from '../grid/selection.ts';
import { isBlockRefused, messageOf } from './block-refusal.ts';
import type { Layout } from './layout.ts';
import { t } from './messages.ts';
import { useBlockToast } from './use-block-toast.ts';

/** What was pasted and is looked at before it is saved. */
export interface Pasted {
  readonly layout: Layout;
  readonly at: Place;
  /** What the server refused of it. */
  readonly refusal: unknown;
}

/** Pastes blocks of hours into the week and clears them; what isn't plainly hours is shown before it is saved. */
export function usePaste(week: ActivityWeek, rows: readonly WeekRow[]) {
  const { locale } = useFormat();
  const put = useBlockWrite(week);
  const tell = useBlockToast();
  const [open, setOpen] = useState<Pasted>();
  const [problem, setProblem] = useState<string>();
  const paste = async (text: string, at: Place) => {
    setProblem(tooMuch(text));
    if (tooMuch(text) !== undefined) return;
    const { readPasted } = await import('./read-pasted.ts');
    const { layout, block, isPlain } = readPasted(text, { week, rows, at, locale });
    if (layout.hours.length > BLOCK_ROWS) return setProblem(manyRows(layout.hours.length));
    if (!isPlain) return setOpen({ layout, at, refusal: null });
    if (block.targets.length === 0) return toast.show({ title: t('unchanged') });
    if (isMoreThanCanWait(block.targets)) return setProblem(t('too_many_offline', { most: MOST_WAITING }));
    await put(block.targets).then(
      (outcome) => tell(outcome, t('done', { count: outcome.changed })),
      (refusal: unknown) => {
        if (isBlockRefused(refusal)) setOpen({ layout, at, refusal });
        else toast.show({ title: t('failed'), message: messageOf(refusal), err: refusal });
      },
    );
  };
  const clear = async (selection: Selection) => {
    const filled = cellsIn(rows, selection).filter(({ cell }) => cell.duration_s > 0);
    const targets = filled
      .filter(({ cell }) => cell.editable)
      .map(({ row, column }) => ({ row, column, duration_s: 0 }));
    const closed = filled.length - targets.length;
    const left = closed > 0 ? t('left_closed', { count: closed }) : undefined;
    setProblem(undefined);
    if (targets.length === 0) return toast.show({ title: t('nothing_to_clear'), message: left });
    if (isMoreThanCanWait(targets)) return setProblem(t('too_many_offline', { most: MOST_WAITING }));
    await put(targets).then(
      (outcome) => tell(outcome, t('cleared', { count: outcome.changed }), left),
      (err: unknown) => toast.show({ title: t('failed'), message: messageOf(err), err }),
    );
  };
  return {
    paste,
    clear,
    put,
    open,
    close: () => setOpen(undefined),
    problem,
    calm: () => setProblem(undefined),
  };
}

const isMoreThanCanWait = (targets: readonly Target[]): boolean =>
  targets.length > MOST_WAITING && isWaiting();

const manyRows = (rows: number): string => t('too_many', { rows, most: BLOCK_ROWS });

/** Why a text isn't even read; it says so at once, however long the text is. */
function tooMuch(text: string): string | undefined {
  if (text.trim() === '') return t('nothing');
  if (isTooLong(text)) return t('too_long', { most: BLOCK_ROWS });
  // One more than its rows, for the days above them.
  return rowsIn(text) > BLOCK_ROWS + 1 ? manyRows(rowsIn(text)) : undefined;
}
