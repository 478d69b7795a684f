import { useState } from 'react';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { isWaiting, MOST_WAITING, type useBlockWrite } from '../../effects/use-block-write.ts';
import { weekNumber } from '../day/day-words.ts';
import { isBlockRefused, messageOf, withoutRefused } from './block-refusal.ts';
import { BlockTable } from './block-table.tsx';
import { dayFinder } from './days.ts';
import { LeftList } from './left-list.tsx';
import { t } from './messages.ts';
import styles from './paste.module.css';
import { type Block, readBlock } from './read-block.ts';
import { useBlockToast } from './use-block-toast.ts';
import { useNamedRows } from './use-named-rows.ts';
import type { Pasted } from './use-paste.ts';

type PasteDialogProps = {
  pasted: Pasted;
  week: ActivityWeek;
  rows: readonly WeekRow[];
  put: ReturnType<typeof useBlockWrite>;
  onClose: () => void;
};

const NOTHING: readonly string[] = [];

/** What of a pasted block lands where, what is left out and why, before anything is saved. */
export default function PasteDialog({ pasted, week, rows, put, onClose }: PasteDialogProps) {
  const { locale } = useFormat();
  const { layout, at } = pasted;
  // Read once: what is saved meanwhile changes the week below.
  const [ground] = useState({ week, rows });
  const { findRow, isLooking } = useNamedRows(layout.labels ?? NOTHING, ground.rows, week.today);
  const dates = ground.week.days.map(({ date }) => date);
  const whole = readBlock(layout, { ...ground, at, findRow, findDay: dayFinder(dates, locale) });
  const { block, isSaving, problem, save } = useSaving(whole, pasted.refusal, put, onClose);
  const count = block.targets.length;
  return (
    <Dialog open title={t('title', { number: weekNumber(week.from) })} boxSize="large" onClose={onClose}>
      <div className={styles.body}>
        <p role="status">{isLooking ? t('reading') : count > 0 ? t('lands', { count }) : t('lands_none')}</p>
        {problem && (
          <div role="alert">
            <StatusText tone="bad">{problem}</StatusText>
          </div>
        )}
        {!isLooking && <BlockTable block={block} week={ground.week} rows={ground.rows} locale={locale} />}
        {!isLooking && <LeftList left={block.left} dates={dates} />}
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" disabled={isLooking || isSaving || count === 0} onClick={save}>
          {t('paste', { count })}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

function useSaving(whole: Block, refusal: unknown, put: PasteDialogProps['put'], onClose: () => void) {
  const tell = useBlockToast();
  const [refusals, setRefusals] = useState<readonly unknown[]>(refusal === null ? [] : [refusal]);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState(refusal === null ? undefined : t('refused'));
  const block = refusals.reduce<Block>(withoutRefused, whole);
  const send = async () => {
    if (block.targets.length > MOST_WAITING && isWaiting())
      return setProblem(t('too_many_offline', { most: MOST_WAITING }));
    setSaving(true);
    try {
      const outcome = await put(block.targets);
      const left = block.left.length > 0 ? `${t('left', { count: block.left.length })}.` : undefined;
      tell(outcome, t('done', { count: outcome.changed }), left);
      onClose();
    } catch (error) {
      if (isBlockRefused(error)) setRefusals([...refusals, error]);
      else toast.show({ title: t('failed'), message: messageOf(error), err: error });
      setProblem(isBlockRefused(error) ? t('refused') : messageOf(error));
      setSaving(false);
    }
  };
  return { block, isSaving, problem, save: () => void send() };
}
