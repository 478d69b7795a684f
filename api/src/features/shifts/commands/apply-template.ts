import { addDays } from '#contract/activity/rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { applyRosterTemplate } from '#contract/shifts/template-endpoints.ts';
import type { TemplateOutcome } from '#contract/shifts/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import { findZone } from '../queries/offered-services.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { findHeldSkills, listTemplateShifts } from '../queries/template-shifts.ts';
import { holdTemplate, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { findWeeks, listWeek, type ShiftLine } from '../queries/week.ts';
import { requireWhole } from '../rules/require-whole.ts';
import { onDays, requirePlannable } from '../rules/template-days.ts';
import { orForeseen } from '../writing/foreseen.ts';
import { planTogether, takeTurns } from '../writing/plan-together.ts';

interface Application extends BodyOf<typeof applyRosterTemplate> {
  readonly project: string;
  readonly id: string;
}

/** Plans a template as drafts: all of it or, unless told to leave something out, nothing. Throws 404, 412, 422. */
export const applyTemplate = (context: Context, asked: Application): Promise<TemplateOutcome> =>
  orForeseen(context, asked.preview, () => applied(context, asked));

const applied = async (context: Context, asked: Application): Promise<TemplateOutcome> => {
  const { project: project_id, id, with_people } = asked;
  const project = await requireSeenProject(context, project_id);
  await holdTemplate(context, id, 'share');
  const template = await requireTemplate(context, project_id, id);
  requireVersion(template, asked.version, 'template');
  await takeTurns(context, project_id);
  const days = await daysOf(context, template, asked.day);
  const zone = await findZone(context, project);
  const lines = onDays(await listTemplateShifts(context, id), days.from, zone);
  const known = { today: dayIn(zone, context.now), ...(await skillsOf(context, template)) };
  const { outcome, planned } = await planTogether(context, project, {
    ...{ lines, there: await listWeek(context, project_id, days.from, days.to), with_people },
    check: (line) => requirePlannable(line, known),
  });
  requireWhole(outcome.left, asked, ({ shift_id }) => `shifts.${shift_id}`);
  const { batch_id, shifts, places, left } = outcome;
  if (batch_id)
    await context.record({
      ...{ type: 'roster-template.applied', subject: { type: 'roster-template', id }, project: project_id },
      data: { ...days, name: template.name, batch_id, shifts, places, left: left.length },
    });
  return { ...outcome, ...days, planned: presentPlanned(planned, outcome, with_people) };
};

/** The days that a template is planned on. */
const daysOf = async (context: Context, { span }: TemplateRow, day: string) => {
  if (span === 'day') return { from: day, to: day };
  const [from = day] = await findWeeks(context, day);
  return { from, to: addDays(from, 6) };
};

const skillsOf = async (context: Context, { held_skills: had }: TemplateRow) => ({
  ...{ had, held: await findHeldSkills(context, had) },
});

const presentPlanned = (
  planned: readonly ShiftLine[],
  { left }: Pick<TemplateOutcome, 'left'>,
  with_people: boolean,
): TemplateOutcome['planned'] => {
  const out = new Set(left.map(({ shift_id, member }) => `${shift_id} ${member?.id}`));
  return planned.map(({ id, day, start, end, service_name, role, site, headcount, people }) => ({
    ...{ shift_id: id, day, start, end, name: service_name ?? role ?? '', site, headcount },
    people: people
      .filter((one) => with_people && !out.has(`${id} ${one.id}`))
      .map(({ id: member, name }) => ({ id: member, name })),
  }));
};
