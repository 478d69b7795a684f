import type { Member, MemberGrant } from '#contract/members/shapes.ts';

/** A role in the whole organization, for good. */
export const heldRole = (different: Partial<MemberGrant> = {}): MemberGrant => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb4a1',
  role: 'manager',
  reason: null,
  expires_at: null,
  expired: false,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 5,
  project: null,
  ...different,
});

/** A manager of the team, called Maren Holt. */
export const memberDetail = (different: Partial<Member> = {}): Member => ({
  id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb4f1',
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-02T00:00:00.000Z',
  archived_at: null,
  name: 'Maren Holt',
  email: 'maren@northgate.example',
  phone: null,
  level: null,
  manager: null,
  seat: null,
  dotted: [],
  reports: 0,
  weekly_capacity_minutes: 2400,
  target_utilisation_pct: null,
  skills: [],
  leave: null,
  position: 'Contract manager',
  department: 'Operations',
  employment: 'employee',
  status: 'active',
  start_date: '2025-09-01',
  end_date: null,
  leaves_on: null,
  role: 'manager',
  grants: [heldRole()],
  invitation_id: null,
  has_account: true,
  is_me: false,
  ...different,
});
