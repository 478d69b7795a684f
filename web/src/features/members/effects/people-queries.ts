import { keepPreviousData } from '@tanstack/react-query';
import { listProjectPeople, readProjectRights } from '#contract/project-roles/rights.ts';
import { reading, readingPages } from '../../../platform/reading.ts';

/** Everybody to whom a project is open, page after page; those whose name holds `q`. */
export const projectPeople = (project_id: string, q: string) => ({
  ...readingPages(listProjectPeople, {
    params: { project_id },
    query: { per_page: 20, ...(q ? { q } : {}) },
  }),
  placeholderData: keepPreviousData,
});

/** What one person may do in a project, and why. */
export const projectRights = (project_id: string, member_id: string) =>
  reading(readProjectRights, { params: { project_id, member_id } });
