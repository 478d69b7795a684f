import { keepPreviousData } from '@tanstack/react-query';
import { listAudit } from '#contract/audit/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { listDepartmentNames, listMembers, readMember } from '#contract/members/endpoints.ts';
import { readOffboarding } from '#contract/members/offboarding.ts';
import { listSkillNames, readOwnSkills, readSkills } from '#contract/members/skill-endpoints.ts';
import type { PageQuery } from '#contract/pagination.ts';
import { listPositions } from '#contract/positions/endpoints.ts';
import { listProjectRoles } from '#contract/project-roles/endpoints.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Filters, order and page of the team. */
export type MemberQuery = QueryInput<typeof listMembers>;

/** One page of the team; the page before stays in sight while the next one comes. */
export const memberList = (query: MemberQuery) => ({
  ...reading(listMembers, { query }),
  placeholderData: keepPreviousData,
});

/** A person of the team with their roles. */
export const member = (member_id: string) => reading(readMember, { params: { member_id } });

/** What somebody leaves behind on a last day, today where none is named; the list before stays in sight while the next one comes. */
export const offboarding = (member_id: string, last_day?: string) => ({
  ...reading(readOffboarding, { params: { member_id }, query: last_day ? { last_day } : {} }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** What happened to a person, page after page. */
export const memberHistory = (subject_id: string) =>
  readingPages(listAudit, { query: { subject_id, per_page: 10 } });

/** Names of departments in use. */
export const departmentNames = () => reading(listDepartmentNames);

/** What a person of the team is able to do. */
export const memberSkills = (member_id: string) => reading(readSkills, { params: { member_id } });

/** What oneself is able to do. */
export const ownSkills = () => reading(readOwnSkills);

/** Positions to choose from, whose title or department holds `q`. */
export const seats = (q: string) =>
  reading(listPositions, { query: { sort: 'title', per_page: 50, ...(q ? { q } : {}) } });

/** Names of skills in use. */
export const skillNames = () => reading(listSkillNames);

/** One page of the roles that are held in a project itself. */
export const projectRoles = (project_id: string, query: Partial<PageQuery>) => ({
  ...reading(listProjectRoles, { params: { project_id }, query }),
  placeholderData: keepPreviousData,
});
