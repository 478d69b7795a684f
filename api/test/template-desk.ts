import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import {
  applyRosterTemplate,
  createRosterTemplate,
  readRosterTemplate,
  updateRosterTemplate,
} from '#contract/shifts/template-endpoints.ts';
import type { TestPerson } from './people.ts';
import { openPlanningDesk, type PlanningDesk } from './planning-desk.ts';
import type { Answer } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A desk at which weeks and days are kept, and planned from again. */
export interface TemplateDesk extends PlanningDesk {
  /** A Monday of weeks to come in which nothing is planned; each call another one. */
  monday(): string;
  /** Keeps the week of a day, or that day, as the project's manager. */
  keep(name: string, day: string, contents?: Fields, fields?: Fields): Promise<Answer>;
  read(template: string, project?: string): Promise<Answer>;
  /** Changes a template as it stands. */
  change(template: string, fields: Fields, version?: number): Promise<Answer>;
  /** Plans a template as it stands on a day, as the project's manager. */
  apply(template: string, day: string, fields?: Fields, as?: TestPerson, project?: string): Promise<Answer>;
  /** Day, start and people of the shifts from a day on, for a week. */
  planned(from: string): Promise<(readonly [string, string, readonly string[]])[]>;
}

/** Opens a desk for templates. */
export const openTemplateDesk = async (): Promise<TemplateDesk> => {
  const desk = await openPlanningDesk();
  const { muster, project, today } = desk;
  const { manager } = muster.organization.people;
  const as = muster.as(manager);
  let next = startOfWeek(addDays(today, 14), 1);
  const at = (template_id: string, project_id = project) => ({ params: { project_id, template_id } });
  const read = (template: string, of = project) => as(readRosterTemplate, at(template, of));
  return {
    ...desk,
    read,
    monday: () => {
      next = addDays(next, 7);
      return next;
    },
    keep: (name, day, contents = {}, fields = {}) =>
      as(createRosterTemplate, {
        params: { project_id: project },
        body: { name, contents: { span: 'week', day, ...contents }, ...fields },
      }),
    change: async (template, body, version) =>
      as(updateRosterTemplate, {
        ...at(template),
        ...{ body, version: version ?? (await read(template)).body.version },
      }),
    apply: async (template, day, fields = {}, person = manager, of = project) => {
      const { version = 1 } = (await read(template)).body;
      return muster.as(person)(applyRosterTemplate, {
        ...at(template, of),
        body: { day, version, ...fields },
      });
    },
    planned: async (from) =>
      (await desk.see(manager, from, addDays(from, 6))).shifts.map(({ day, start, people }: Shift) => [
        day,
        start,
        people.map(({ member }) => member.id),
      ]),
  };
};
