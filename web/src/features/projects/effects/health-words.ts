import type { Health, Project } from '#contract/projects/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../components/health/messages.ts';
import { t as words } from '../messages.ts';

type Of = Pick<
  Project,
  | 'health_mode'
  | 'health'
  | 'health_note'
  | 'health_set'
  | 'automatic_health'
  | 'burn_pct'
  | 'elapsed_pct'
  | 'budget_minor'
  | 'used_minor'
>;

const wordOf = (health: Health | null) => words(`health_${health ?? 'none'}`).toLowerCase();

/** `Set to on track by Maren Holt on 3 Nov 2026: the client agreed`; null where it is computed. */
export function setWords(
  { health_mode, health, health_note, health_set }: Of,
  format: Format,
): string | null {
  if (health_mode === 'auto') return null;
  const day = health_set?.at ? format.instant(health_set.at, 'day') : null;
  const name = health_set?.by?.name;
  const set = !day
    ? t('set', { health: wordOf(health) })
    : name
      ? t('set_by', { health: wordOf(health), name, day })
      : t('set_on', { health: wordOf(health), day });
  return health_note ? t('because', { set, note: health_note }) : t('stop', { set });
}

/** `Computed: off track, because 96% of the budget is used at 60% of the time.` */
export function computedWords({
  automatic_health,
  burn_pct,
  elapsed_pct,
  budget_minor,
  used_minor,
}: Of): string {
  if (budget_minor !== null && used_minor === null) return t('computed_hidden');
  if (automatic_health === null || burn_pct === null) return t('uncomputed');
  const health = wordOf(automatic_health);
  return elapsed_pct === null
    ? t('computed_undated', { health, used: burn_pct })
    : t('computed', { health, used: burn_pct, elapsed: elapsed_pct });
}
