import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several } from '../pagination.ts';
import { day, id } from '../shapes.ts';
import { auditEvent, chainCheck } from './shapes.ts';

const read = { scope: 'organization', object: '/audit', action: 'read' } as const;
const readRoot = { scope: 'root', object: '/audit', action: 'read' } as const;

/** Filters of the audit trail; days are the organization's, both included. `q` looks into names of actors and into what changed. */
export const auditFilters = z.object({
  q: z.string().trim().max(120).optional(),
  type: several(z.string().max(80)),
  subject_type: several(z.string().max(60)),
  subject_id: id.optional(),
  project_id: several(id),
  actor_id: several(z.string().max(200)),
  from: day.optional(),
  to: day.optional(),
});

/** Filters of the audit trail. */
export type AuditFilters = z.infer<typeof auditFilters>;

/** The organization's audit trail, newest first. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  summary: 'List the audit trail',
  access: read,
  query: z.object({ ...pageQuery.shape, ...auditFilters.shape }),
  response: page(auditEvent),
});

/** What the trail can be filtered by: those who acted, kinds of events and of subjects that occur in it. */
export const listAuditChoices = endpoint({
  method: 'GET',
  path: '/audit/choices',
  summary: 'What the audit trail can be filtered by',
  access: read,
  response: z.object({
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    types: z.array(z.string()),
    subject_types: z.array(z.string()),
  }),
});

/** The filtered trail as CSV, oldest first, with sequence and hash of every event. That it was exported stands in it, too. */
export const exportAudit = endpoint({
  method: 'GET',
  path: '/audit/export',
  summary: 'Export the audit trail',
  access: read,
  query: auditFilters,
  download: { type: 'text/csv; charset=utf-8' },
  recorded: true,
});

/** Checks the whole chain of the organization. */
export const verifyAudit = endpoint({
  method: 'GET',
  path: '/audit/verification',
  summary: 'Check the chain of the audit trail',
  access: read,
  response: chainCheck,
});

/** What happened above the organizations (policy, roles over all of them), newest first. */
export const listRootAudit = endpoint({
  method: 'GET',
  path: '/root-audit',
  summary: 'List what happened above the organizations',
  access: readRoot,
  query: z.object({ ...pageQuery.shape, ...auditFilters.pick({ q: true, type: true }).shape }),
  response: page(auditEvent),
});

/** Checks the chain of what happened above the organizations. */
export const verifyRootAudit = endpoint({
  method: 'GET',
  path: '/root-audit/verification',
  summary: 'Check the chain of what happened above the organizations',
  access: readRoot,
  response: chainCheck,
});
