import { nameOf } from '#contract/org-chart/names.ts';
import type { DottedLine } from '#contract/org-chart/shapes.ts';
import type { Chart, ChartNode } from '#contract/org-chart/tree.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** Since when a seat is free. */
const vacancyText = (
  { seats, position }: Extract<ChartNode, { kind: 'vacancy' }>,
  format: Format,
): string => {
  const since = position.vacant_since;
  if (seats > 1) return t('vacant_seats', { count: seats });
  return since ? t('vacant_since', { day: format.day(since, 'short') }) : t('vacant');
};

/** What stands below the name: a title, or since when a seat is free. */
export const lineOf = (node: ChartNode, format: Format): string => {
  if (node.kind === 'vacancy') return vacancyText(node, format);
  const { title, on_leave, employment } = node.person;
  const standing = on_leave ? t('on_leave') : employment === 'placeholder' ? t('placeholder') : null;
  return [title, standing].filter((word) => word !== null && word !== '').join(', ');
};

/** What is special about somebody's standing, which a card says before anything that may be cut. */
export const standingOf = (node: ChartNode): string | null => {
  if (node.kind === 'vacancy') return null;
  if (node.person.on_leave) return t('standing_on_leave');
  return node.person.employment === 'placeholder' ? t('standing_placeholder') : null;
};

/** What stands on a card below the name, without their standing. */
export const titleOf = (node: ChartNode, format: Format): string =>
  node.kind === 'vacancy' ? vacancyText(node, format) : (node.person.title ?? '');

/** For whom somebody works beside their line, in words. */
export const dottedWords = (chart: Chart, lines: readonly DottedLine[]): string =>
  lines
    .map(({ to_member_id, pct }) => {
      const to = chart.nodes.get(to_member_id);
      return to ? t('dotted_to', { name: nameOf(to), pct }) : '';
    })
    .filter((word) => word !== '')
    .join(', ');

/** Everything that a card says, in one sentence for screen readers. */
export const cardWords = (node: ChartNode, format: Format, dotted: string): string =>
  [nameOf(node), lineOf(node, format), node.below > 0 ? t('people_below', { count: node.below }) : '', dotted]
    .filter((word) => word !== '')
    .join(', ');
