import type pg from 'pg';
import type { Company } from '../demo/company.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { SKILLS } from './rosters.ts';
import { idOfPreset } from './seed-presets.ts';
import { type DemoTemplate, TEMPLATES } from './templates.ts';

/** Writes the weeks and days that planners keep. */
export const seedTemplates = async (client: pg.Client, { slug }: Company): Promise<void> => {
  const templates = TEMPLATES[slug];
  await insert(
    client,
    'roster_templates',
    templates.map((template) => rowOf(slug, template)),
  );
  await insert(
    client,
    'roster_template_shifts',
    templates.flatMap((template) => shiftsOf(slug, template)),
  );
};

const idOfTemplate = (slug: Company['slug'], { project, name }: DemoTemplate) =>
  idOf(slug, 'template', project, name);

const rowOf = (slug: Company['slug'], template: DemoTemplate): Row => {
  const { project, name, span, shared, from, shifts } = template;
  const needed = shifts.flatMap(({ skills = [] }) => skills.map(({ skill }) => skill));
  const held = SKILLS[slug].map(([, skill]) => skill).filter((skill) => needed.includes(skill));
  return {
    ...{ org_id: idOf(slug), id: idOfTemplate(slug, template), project_id: idOf(slug, project) },
    ...{ name, span, shared, held_skills: [...new Set(held)].map((skill) => skill.toLowerCase()) },
    ...(from
      ? { preset_id: idOfPreset(from), preset_revision: 1 }
      : { preset_id: null, preset_revision: null }),
  };
};

const shiftsOf = (slug: Company['slug'], template: DemoTemplate): Row[] =>
  template.shifts.flatMap(({ days, ...shift }) =>
    days.map((day) => ({
      ...{ org_id: idOf(slug), template_id: idOfTemplate(slug, template) },
      id: idOf(
        slug,
        'template shift',
        template.name,
        shift.service,
        shift.start,
        shift.site ?? '',
        String(day),
      ),
      ...{ weekday: template.span === 'week' ? day : null, start_time: shift.start, end_time: shift.end },
      ...{ break_min: shift.break_min ?? 0, service_type_id: idOf(slug, shift.service) },
      ...{ site: shift.site ?? null, headcount: shift.headcount ?? 1, skills: shift.skills ?? [] },
      note: shift.note ?? '',
    })),
  );
