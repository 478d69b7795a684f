import { compareAll, type Errors, SEEDS, tableOf } from './compare.ts';
import { PATTERNS } from './histories.ts';

/** Prints how far forecasts of budgets are off over generated projects whose truth is known, beside naive ones: `npm run forecasts`. */
const written = ({ pct, tenthsOfDays }: Errors) => `${pct} %, ${(tenthsOfDays / 10).toFixed(1)} days`;

const print = (said: string, from: number): void => {
  const all = compareAll(100, from);
  console.log(said);
  console.table(
    [...PATTERNS, 'all'].map((pattern) => {
      const table = tableOf(all.filter((one) => pattern === 'all' || one.pattern === pattern));
      return {
        pattern,
        projects: table.projects,
        forecast: written(table.ours),
        'last week’s pace': written(table.lastWeek),
        'mean since start': written(table.sinceStart),
        'truth within the band': `${table.bandPct} %`,
      };
    }),
  );
};

print('Over the seeds that the ways were chosen by:', SEEDS.chosen);
print('Over fresh seeds:', SEEDS.fresh);
