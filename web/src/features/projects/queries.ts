import { keepPreviousData } from '@tanstack/react-query';
import { countProjectViews, listProjects, readProject } from '#contract/projects/endpoints.ts';
import { reading } from '../../platform/reading.ts';
import type { ProjectQuery } from './effects/list-address.ts';

/** One page of the visible projects; the page before stays in sight while the next one comes. */
export const projectList = (query: ProjectQuery) => ({
  ...reading(listProjects, { query }),
  placeholderData: keepPreviousData,
});

/** How many projects each view holds. */
export const projectViews = () => ({ ...reading(countProjectViews), staleTime: 30_000 });

/** A project with everything about it. */
export const project = (project_id: string) => reading(readProject, { params: { project_id } });
