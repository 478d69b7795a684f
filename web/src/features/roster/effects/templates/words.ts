import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../../components/templates/messages.ts';

/** How many places there are, and on how many of them somebody is: `25 places, 12 filled`. */
export function placesIn({ places: count, people: filled }: { places: number; people: number }): string {
  const places = t('places', { count });
  return filled > 0 ? t('places_filled', { places, filled }) : places;
}

type Numbers = Pick<Format, 'number'>;

/** Minutes as hours: `22.5 h`. */
export const hoursIn = (minutes: number, { number }: Numbers): string =>
  t('hours', { hours: number(minutes / 60, 1) });

/** What is in a template, in a few words: `Week · 18 shifts · 144 h`. */
export const inTemplate = ({ span, shifts, minutes }: RosterTemplate, numbers: Numbers): string =>
  [t(`of_${span}`), t('shifts', { count: shifts }), hoursIn(minutes, numbers)].join(' · ');

/** Who has it beside this project, or whose it is; undefined where it is this project's alone. */
export function whoseTemplate({ own, shared, project }: RosterTemplate): string | undefined {
  if (own) return shared ? t('everybodys') : undefined;
  return project ? t('from_project', { code: project.code }) : t('from_elsewhere');
}

/** What became of a template, what was left out too: somebody else may have planned meanwhile. */
export function usedWords({ shifts, places, left }: Batch, name: string): string {
  if (shifts === 0) return t('nothing_planned');
  const used = t('used', { count: shifts, name });
  const placed = places > 0 ? t('placed', { planned: used, count: places }) : used;
  return left.length > 0 ? t('left_out', { planned: placed, count: left.length }) : placed;
}
