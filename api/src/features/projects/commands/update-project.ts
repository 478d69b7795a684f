import type { ProjectChanges } from '#contract/projects/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';
import { lockChangeable } from '../writing/lock-project.ts';
import { writeChanges } from '../writing/write-changes.ts';

/**
 * Changes fields of a project that isn't archived; without a difference nothing is written. Throws 404, 412, and 422 with the fields of
 * every broken rule; the currency stays once time with money is logged, and what its preset locks stays as that says.
 */
export const updateProject = async (context: Context, id: string, input: ProjectChanges): Promise<void> => {
  // Before the project, as merging clients does.
  await keepClients(context, [input.client_id]);
  await writeChanges(context, await lockChangeable(context, id, context.version), input);
};
