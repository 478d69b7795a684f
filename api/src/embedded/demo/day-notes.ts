import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import type { Company } from './company.ts';
import type { Worker } from './hours.ts';
import type { Row } from './insert.ts';
import { chanceOf, idOf, pick } from './random.ts';

const DONE = [
  'Mast 4 camera replaced and recording. Quarterly panel test passed, two detectors cleaned.',
  'All posts covered, handover with the night shift on time.',
  'Badge audit finished, three old badges blocked.',
] as const;
const BLOCKERS = [
  '',
  'Gate 3 loop detector out of tolerance. Spare is with the depot.',
  'Waiting for the client’s key list.',
] as const;
const TOMORROW = [
  'Fit gate 3 loop, hand over the access log.',
  'Toolbox talk at 07:30, then patrols.',
  'Walk the new site with the client.',
] as const;

/** What one person said of each working day of the last fortnight. */
export const dayNotesOf = ({ slug, settings }: Company, worker: Worker, now: Date): Row[] => {
  const today = new TZDate(now, settings.timezone);
  return Array.from({ length: 14 }, (_, ago) => subDays(today, ago + 1))
    .filter((day) => day.getDay() !== 0 && day.getDay() !== 6)
    .map((day) => format(day, 'yyyy-MM-dd'))
    .map((work_date) => {
      const chance = chanceOf(slug, worker.name, work_date, 'note');
      return {
        org_id: idOf(slug),
        id: idOf(slug, worker.name, work_date, 'note'),
        member_id: worker.id,
        work_date,
        done: pick(chance, DONE),
        blockers: pick(chance, BLOCKERS),
        tomorrow: pick(chance, TOMORROW),
      };
    });
};
