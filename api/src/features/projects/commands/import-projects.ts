import type { BodyOf } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { importProjects as endpoint } from '#contract/project-imports/endpoints.ts';
import type { SheetProblem } from '#contract/project-imports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';
import { checkRows } from '../queries/check-sheet.ts';
import { makeProject } from '../writing/make-project.ts';

/** Makes a project of every row, or none; returns the import's id. Throws 422 `import-has-errors` with every cell that is wrong. */
export const importProjects = async (
  context: Context,
  { file_name, ...given }: BodyOf<typeof endpoint>,
): Promise<string> => {
  const { projects, problems } = await checkRows(context, given);
  requireSound(problems);
  await keepClients(
    context,
    projects.map(({ client_id }) => client_id),
  );
  const made: { id: string; code: string; name: string }[] = [];
  for (const project of projects) {
    const id = await makeProject(context, project);
    made.push({ id, code: project.code, name: project.name });
  }
  const { id } = await context.db
    .insertInto('project_imports')
    .values({ org_id: context.organization, file_name, projects: JSON.stringify(made) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'project-import.applied',
    subject: { type: 'project-import', id },
    data: { file_name, projects: made.length },
  });
  return id;
};

const requireSound = (problems: readonly SheetProblem[]): void => {
  if (problems.length === 0) return;
  const cells = problems.length === 1 ? 'One cell has' : `${problems.length} cells have`;
  throw new Failure('rule_broken', `${cells} to be mended before these projects can be imported.`, {
    rule: 'import-has-errors',
    fields: problems.map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message })),
  });
};
