import { latenessOf, type Milestone } from '#contract/projects/milestones.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import { t } from '../components/milestones/messages.ts';

type Dated = Pick<Milestone, 'due_date' | 'done' | 'done_on'>;

/** `5 days late`, `in 12 days`, `done 2 days early`, with how it is to be felt. */
export function latenessWords(milestone: Dated, today: string): { tone: Tone; words: string } {
  const { is, days: count } = latenessOf(milestone, today);
  if (is === 'late') return { tone: 'bad', words: t('late', { count }) };
  if (is === 'due') return { tone: 'neutral', words: t('due', { count }) };
  if (is === 'due-today') return { tone: 'warn', words: t('due_today') };
  if (is === 'done-late') return { tone: 'ok', words: t('done_late', { count }) };
  if (is === 'done-early') return { tone: 'ok', words: t('done_early', { count }) };
  return { tone: 'ok', words: is === 'done' ? t('done') : t('done_in_time') };
}
