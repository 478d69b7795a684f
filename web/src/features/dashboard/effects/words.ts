import type { DecisionKind, RowMark, WidgetFigure } from '#contract/dashboard/shapes.ts';
import { DEALSHEET_STATUSES } from '#contract/dealsheets/states.ts';
import { HEALTHS } from '#contract/projects/shapes.ts';
import type { Tone } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';

/** What a kind of decisions is called. */
export const kindWord = (kind: DecisionKind): string => t(kind === 'leave' ? 'decide_leave' : kind);

/** The verb that leads to a row of a kind. */
export const verbOf = (kind: DecisionKind): string => {
  if (kind === 'offers' || kind === 'swaps_asked' || kind === 'handovers') return t('answer');
  return t(kind === 'rejected_time' || kind === 'deals_returned' ? 'mend' : 'decide');
};

/** What a figure is called beside its number. */
export const figureWord = (name: WidgetFigure['name']): string => {
  const health = HEALTHS.find((one) => one === name);
  const status = DEALSHEET_STATUSES.find((one) => one === name);
  if (health) return t(`mark_${health}`);
  if (status) return t(`mark_${status}`);
  return isOther(name) ? t(`figure_${name}`) : name;
};

type Other = Exclude<WidgetFigure['name'], (typeof HEALTHS)[number] | (typeof DEALSHEET_STATUSES)[number]>;
const isOther = (name: WidgetFigure['name']): name is Other =>
  ![...HEALTHS, ...DEALSHEET_STATUSES].some((one) => one === name);

const TONES: Partial<Record<RowMark, Tone>> = {
  ...{ red: 'bad', sev1: 'bad', sev2: 'bad', no_show: 'bad' },
  ...{ amber: 'warn', overdue: 'warn', offered: 'warn', sev3: 'warn', requested: 'warn' },
  ...{ green: 'ok', confirmed: 'ok', approved: 'ok', checked_in: 'ok' },
};

/** A mark's tone and word. */
export const markOf = (mark: RowMark) => ({
  tone: TONES[mark] ?? ('neutral' as const),
  word: t(`mark_${mark}`),
});
