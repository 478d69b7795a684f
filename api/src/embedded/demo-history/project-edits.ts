import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import type { Company, DemoProject } from '../demo/company.ts';
import { chanceOf, idOf } from '../demo/random.ts';

/** One change of a project, from what it was to what it is. */
export interface Edit {
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Every change of a project, in order; the last of each field leads to what it is today. */
export const editsOf = (company: Company, project: DemoProject, now: Date): Edit[] => {
  const chance = chanceOf(company.slug, project.code, 'edits');
  const others = othersOf(company, project, now).filter(() => chance() < 0.75);
  const edits: Edit[] = stepsOf(project, chance);
  for (const edit of others) edits.splice(Math.floor(chance() * (edits.length + 1)), 0, edit);
  const { health } = project;
  if (health) {
    const [colour, note] = health;
    const changes = {
      health_mode: ['auto', 'manual'],
      health: [null, colour],
      health_note: [null, note],
    } as const;
    edits.push({ changes });
  }
  return edits;
};

/** Progress in steps; what ran before was written down with what it had reached. */
const stepsOf = ({ progress, weeks: [from] }: DemoProject, chance: () => number): Edit[] => {
  const first = from < -12 ? Math.floor((progress * (-12 - from)) / -from) : 0;
  const count = Math.min(4 + Math.floor(chance() * 3), progress - first);
  const reached = Array.from({ length: Math.max(0, count) }, (_, step) =>
    Math.round(first + ((progress - first) * (step + 1)) / count),
  );
  const before = first === 0 ? reached : [first, ...reached];
  return before.map((value, at) => ({ changes: { progress: [at === 0 ? 0 : before[at - 1], value] } }));
};

const othersOf = ({ slug }: Company, project: DemoProject, now: Date): Edit[] => {
  const { budget, weeks, tags, services, site } = project;
  const end = (week: number) => format(addWeeks(now, week), 'yyyy-MM-dd');
  const ids = services.map((service) => idOf(slug, service));
  return [
    ...(budget
      ? [{ changes: { budget_minor: [Math.round(budget / 1.1 / 100) * 10_000, budget * 100] } } as const]
      : []),
    { changes: { end_date: [end(weeks[1] - 4), end(weeks[1])] } },
    ...(tags.length > 1 ? [{ changes: { tags: [tags.slice(0, 1), tags] } } as const] : []),
    ...(ids.length > 1 ? [{ changes: { service_type_ids: [ids.slice(0, -1), ids] } } as const] : []),
    ...(site ? [{ changes: { site_address: [null, site] } } as const] : []),
    {
      changes: {
        alert_pcts: [
          [75, 90, 100],
          [50, 75, 90, 100],
        ],
      },
    },
  ];
};
