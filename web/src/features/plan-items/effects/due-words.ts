import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../components/overview/messages.ts';

/** When something is due, in words, and how pressing it is. */
export interface Due {
  readonly text: string;
  readonly tone: 'bad' | 'warn' | 'muted';
}

const DAY = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** `3 days late`, `Today`, `Tomorrow`, `25 Nov`. */
export function dueWord(due_on: string, format: Pick<Format, 'today' | 'day'>): Due {
  const left = daysBetween(format.today(), due_on);
  if (left < 0) return { text: t('late', { count: -left }), tone: 'bad' };
  if (left === 0) return { text: t('today'), tone: 'warn' };
  return left === 1
    ? { text: t('tomorrow'), tone: 'warn' }
    : { text: format.day(due_on, 'short'), tone: 'muted' };
}
