import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { DecisionKind, RowMark, WidgetFigure } from '#contract/dashboard/shapes.ts';
import type { WidgetKind } from '#contract/dashboard/widgets.ts';
import { DEALSHEET_STATUSES } from '#contract/dealsheets/states.ts';
import { SEVERITIES } from '#contract/ops-log/states.ts';
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
export const figureWord = (name: WidgetFigure['name']): string =>
  isMark(name) ? t(`mark_${name}`) : t(`figure_${name}`);

/** What the rows of a widget are. */
export const rowsWord = (kind: WidgetKind): string => t(`rows_${kind}`);

type Mark = Extract<WidgetFigure['name'], RowMark>;
const isMark = (name: WidgetFigure['name']): name is Mark =>
  [...HEALTHS, ...SEVERITIES, ...DEALSHEET_STATUSES].some((one) => one === name);

const TONES: Partial<Record<RowMark, Tone>> = {
  ...{ red: 'bad', sev1: 'bad', sev2: 'bad', no_show: 'bad', used_up: 'bad' },
  ...{ amber: 'warn', overdue: 'warn', offered: 'warn', sev3: 'warn', requested: 'warn' },
  ...{ below_floor: 'warn', expired: 'warn', sev4: 'info', info: 'info' },
  ...{ green: 'ok', confirmed: 'ok', approved: 'ok', checked_in: 'ok' },
};

/** A mark's tone and word; how grave something is has an icon of its own. */
export const markOf = (mark: RowMark) => {
  const tone = TONES[mark] ?? ('neutral' as const);
  const icon = SEVERITIES.some((one) => one === mark) ? severityIcon(tone) : undefined;
  return { tone, word: t(`mark_${mark}`), icon };
};

const severityIcon = (tone: Tone) => {
  if (tone === 'bad') return IconAlertOctagon;
  return tone === 'warn' ? IconAlertTriangle : IconInfoCircle;
};

/** How a bar of a name is coloured. */
export const toneOf = (name: WidgetFigure['name'] | null): Tone => {
  const tone = name !== null && isMark(name) ? TONES[name] : undefined;
  return name === 'filled' ? 'ok' : (tone ?? 'info');
};

/** A budget that is nearly used, or more than that. */
export const shareTone = (share: number): Tone => {
  if (share > 100) return 'bad';
  return share >= NEARLY ? 'warn' : 'info';
};
const NEARLY = 90;

const WARNS: readonly WidgetFigure['name'][] = [
  'late',
  'grave',
  'used_up',
  'below_floor',
  'places',
  'expired',
];

/** Figures that are bad news as soon as there are any. */
export const figureTone = ({ name, value }: WidgetFigure): 'warn' | null =>
  value !== null && value > 0 && WARNS.includes(name) ? 'warn' : null;

const GOOD: readonly WidgetKind[] = [
  ...(['attention', 'missing', 'gaps', 'incidents', 'milestones', 'budgets'] as const),
  ...(['reviews', 'deliveries', 'errors', 'due'] as const),
];

/** What a widget without anything says, and whether that is good news. */
export const nothingOf = (kind: WidgetKind): { readonly tone: Tone; readonly word: string } => ({
  tone: GOOD.includes(kind) ? 'ok' : 'muted',
  word: t(`nothing_${kind}`),
});
