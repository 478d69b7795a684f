import type { AuditFilters } from '#contract/audit/endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** Leaves in the trail that it was exported, and which part of it. */
export const recordExport = ({ organization, record }: Context, filters: AuditFilters): Promise<void> =>
  record({
    type: 'audit.exported',
    subject: { type: 'organization', id: organization },
    data: { filters },
  });
