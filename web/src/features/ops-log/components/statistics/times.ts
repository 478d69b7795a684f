import type { OpsLogStatistics } from '#contract/ops-log/statistics.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { FigureLine } from '../../../../ui/card/figure.tsx';
import { t as log } from '../../messages.ts';
import { t } from './messages.ts';

type Spell = Format['spelledDuration'];
type Incidents = OpsLogStatistics['incidents'][number];

/** All entries of some rows. */
export const sum = (rows: readonly { readonly entries: number }[]): number =>
  rows.reduce((all, { entries }) => all + entries, 0);

/** Short times to the second. */
export const spelled = (spell: Spell, seconds: number | null): string =>
  seconds === null ? '–' : spell(seconds, { exact: seconds < 3600 });

/** Of which severity a time to acknowledge is, and how long it took at most for nine of ten. */
export const slowest = (spell: Spell, { severity, acknowledged }: Incidents): FigureLine[] => [
  { text: `${log(`severity_${severity}`)}, ${t('median').toLowerCase()}` },
  { text: t('p90_of', { time: spelled(spell, acknowledged.p90_s) }) },
];
