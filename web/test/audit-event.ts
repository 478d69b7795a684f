import type { AuditEvent } from '#contract/audit/shapes.ts';
import { HARBOUR_ID } from './project-detail.ts';

/** A change of a project, as the trail tells it. */
export const auditEvent = (different: Partial<AuditEvent> = {}): AuditEvent => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3e1',
  type: 'project.updated',
  actor: 'Maren Holt',
  actor_id: 'maren',
  occurred_at: '2026-11-01T10:00:00.000Z',
  changes: { progress: [40, 55], end_date: [null, '2027-03-31'], name: ['Harbour', 'Harbour guarding'] },
  data: {},
  subject: { type: 'project', id: HARBOUR_ID, name: 'Harbour guarding' },
  project: { id: HARBOUR_ID, name: 'Harbour guarding', currency: 'GBP' },
  names: {},
  request_id: '4e51b439-c701-4e0d-8476-bde7826db7e4',
  sequence: 12,
  hash: 'c306a37bdcdd2b69902c234c1c378c82a4b383e32675b4ee9b68fcf64fe36cf1',
  ...different,
});
