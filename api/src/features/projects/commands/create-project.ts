import type { BodyOf } from '#contract/endpoint.ts';
import type { createProject as endpoint } from '#contract/projects/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { makeProject } from '../writing/make-project.ts';

/**
 * Makes a project, from scratch or from a copy, and returns its id. Throws 422 with the fields of every broken rule, and where the
 * project to copy is missing or not the caller's to read.
 */
export const createProject = (context: Context, input: BodyOf<typeof endpoint>): Promise<string> =>
  makeProject(context, input);
