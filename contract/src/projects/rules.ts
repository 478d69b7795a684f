import type { ProjectFields } from './shapes.ts';

/** A rule that a project breaks: its name, the field to change and the sentence beside it. */
export interface ProjectProblem {
  readonly rule: string;
  readonly field: keyof ProjectFields;
  readonly message: string;
}

/** What the rules look at. */
export type Candidate = Pick<
  ProjectFields,
  | 'type'
  | 'client_id'
  | 'account_plan_id'
  | 'start_date'
  | 'end_date'
  | 'health_mode'
  | 'health'
  | 'health_note'
  | 'hard_cap'
  | 'budget_minor'
  | 'budget_minutes'
>;

/** Every rule that ties fields of a project together and is broken; forms ask it before they send, the API before it writes. */
export const projectProblems = (project: Candidate): ProjectProblem[] => {
  const { type, client_id, start_date, end_date, health_mode, health, health_note } = project;
  const problems: ProjectProblem[] = [];
  if (type !== 'internal' && !client_id)
    problems.push({
      rule: 'client-required',
      field: 'client_id',
      message: 'Choose a client, or make the project internal.',
    });
  if (project.account_plan_id && (type === 'internal' || !client_id))
    problems.push({
      rule: 'plan-of-client',
      field: 'account_plan_id',
      message: 'Only work for a client serves an account plan: leave it empty, or choose the client.',
    });
  if (end_date && end_date < start_date)
    problems.push({ rule: 'end-after-start', field: 'end_date', message: 'End on or after the start.' });
  if (health_mode === 'manual' && !health)
    problems.push({
      rule: 'health-chosen',
      field: 'health',
      message: 'Choose the health, or let it be computed.',
    });
  if (health_mode === 'manual' && health && health !== 'green' && !health_note?.trim())
    problems.push({
      rule: 'health-note',
      field: 'health_note',
      message: 'Say why the project is not on track.',
    });
  if (project.hard_cap && !project.budget_minor && !project.budget_minutes)
    problems.push({
      rule: 'cap-needs-budget',
      field: 'hard_cap',
      message: 'Enter a budget in money or hours to cap the project at.',
    });
  return problems;
};
