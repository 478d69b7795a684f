import { keepPreviousData } from '@tanstack/react-query';
import {
  listAudit,
  listAuditChoices,
  listRootAudit,
  verifyAudit,
  verifyRootAudit,
} from '#contract/audit/endpoints.ts';
import type { QueryInput } from '#contract/endpoint.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Filters and page of the audit trail. */
export type AuditQuery = QueryInput<typeof listAudit>;

/** One page of the organization's trail; the page before stays in sight while the next one comes. */
export const auditList = (query: AuditQuery) => ({
  ...reading(listAudit, { query }),
  placeholderData: keepPreviousData,
});

/** What the trail can be filtered by. */
export const auditChoices = () => reading(listAuditChoices);

const ALWAYS_ANEW = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

/** A check of the organization's whole chain, made anew each time. */
export const auditCheck = () => ({ ...reading(verifyAudit), ...ALWAYS_ANEW });

/** What happened above the organizations, page after page. */
export const rootAudit = () => readingPages(listRootAudit, { query: { per_page: 20 } });

/** A check of the whole chain above the organizations, made anew each time. */
export const rootAuditCheck = () => ({ ...reading(verifyRootAudit), ...ALWAYS_ANEW });
