import { addDays } from 'date-fns/addDays';
import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import type { Company, DemoProject } from './company.ts';
import type { Row } from './insert.ts';
import { idOf } from './random.ts';

/** What a project of the demo promises by its own words, and which of it is done, when and by whom. */
export const writtenMilestones = (
  { slug }: Company,
  { code, owner, milestones = [] }: DemoProject,
  now: Date,
): Row[] =>
  milestones.map(([name, week, done]) => ({
    org_id: idOf(slug),
    id: idOf(slug, code, name),
    project_id: idOf(slug, code),
    name,
    due_date: format(addWeeks(now, week), 'yyyy-MM-dd'),
    done: done !== undefined,
    done_on: done === undefined ? null : format(addDays(addWeeks(now, week), done), 'yyyy-MM-dd'),
    done_by: done === undefined ? null : idOf(slug, owner),
  }));
