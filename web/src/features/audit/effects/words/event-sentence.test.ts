import { expect, test } from 'vitest';
import type { AuditEvent } from '#contract/audit/shapes.ts';
import { formatFor } from '../../../../platform/format/use-format.ts';
import { changedFields, furtherFacts } from './changed-fields.ts';
import { eventSentence } from './event-sentence.ts';
import { typeWords } from './kinds.ts';

const format = formatFor();
const ID = '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3f1';
const event = (
  type: string,
  subject: [type: string, name: string | null],
  more: Partial<AuditEvent> = {},
): AuditEvent => ({
  id: ID,
  type,
  actor: 'Ada',
  actor_id: 'ada',
  occurred_at: '2026-11-01T10:00:00.000Z',
  changes: {},
  subject: { type: subject[0], id: ID, name: subject[1] },
  project: null,
  names: {},
  request_id: null,
  sequence: null,
  hash: null,
  ...more,
});
const HARBOUR = { id: ID, name: 'Harbour guarding', currency: 'EUR' };

test.each<[string, AuditEvent]>([
  [
    'suspended the organization Tideway Cleaning',
    event('organization.suspended', ['organization', 'Tideway Cleaning']),
  ],
  [
    'applied the reorganisation Nights: 5 moves',
    event('reorganisation.applied', ['reorganisation', 'Nights'], { data: { name: 'Nights', moves: 5 } }),
  ],
  [
    'undid the reorganisation Nights: 1 move back',
    event('reorganisation.undone', ['reorganisation', 'Nights'], { data: { name: 'Nights', moves: 1 } }),
  ],
  [
    'took a move out of the reorganisation Nights',
    event('reorganisation.redrafted', ['reorganisation', 'Nights'], { data: { move: 'removed' } }),
  ],
  [
    'drafted a move in the reorganisation Nights',
    event('reorganisation.redrafted', ['reorganisation', 'Nights'], { data: { move: 'person' } }),
  ],
  [
    'discarded the draft of the reorganisation Nights',
    event('reorganisation.discarded', ['reorganisation', 'Nights']),
  ],
  [
    'changed Ivo Banks by the reorganisation Nights',
    event('member.changed', ['member', 'Ivo Banks'], { data: { reorganisation: 'Nights' } }),
  ],
  ['changed the project Harbour guarding', event('project.updated', ['project', 'Harbour guarding'])],
  [
    'moved the project Harbour guarding to on hold',
    event('project.on_hold', ['project', 'Harbour guarding'], { changes: { status: ['active', 'on_hold'] } }),
  ],
  [
    'granted Aisha Khan the role manager in Harbour guarding until 3 Dec 2026',
    event('grant.created', ['member', 'Aisha Khan'], {
      project: HARBOUR,
      changes: { role: [null, 'manager'], expires_at: [null, '2026-12-03T23:59:59.999Z'] },
    }),
  ],
  [
    'took on the role manager in Harbour guarding by invitation',
    event('grant.created', ['member', 'Ada'], {
      project: HARBOUR,
      changes: { role: [null, 'manager'] },
      data: { invitation_id: ID, reason: 'Invited by Sofia Lindqvist' },
    }),
  ],
  [
    'changed the role of Aisha Khan from coordinator to manager',
    event('grant.changed', ['member', 'Aisha Khan'], { changes: { role: ['coordinator', 'manager'] } }),
  ],
  [
    'took the role admin back from Jonas Meyer over every organization',
    event('grant.revoked', ['root-grant', 'Jonas Meyer'], { changes: { role: ['admin', null] } }),
  ],
  [
    'added the stakeholder Ada Byron in the account plan Aldermouth 2026',
    event('plan-item.added', ['account-plan', 'Aldermouth 2026'], {
      data: { plan: 'Aldermouth', kind: 'stakeholder', item: 'Ada Byron' },
    }),
  ],
  [
    'removed the whitespace of Guarding · Docks · 2026 in the account plan Aldermouth',
    event('plan-item.removed', ['account-plan', null], {
      data: { plan: 'Aldermouth', kind: 'whitespace', item: 'Guarding · Docks · 2026' },
    }),
  ],
  ['invited Tom Baker', event('invitation.created', ['invitation', 'Tom Baker'])],
  ['changed Aisha Khan', event('member.changed', ['member', 'Aisha Khan'])],
  [
    'logged time on Harbour guarding',
    event('activity.created', ['activity_entry', null], { project: HARBOUR }),
  ],
  [
    'published version 8 of the policy',
    event('policy.published', ['policy', null], { changes: { version: [7, 8] } }),
  ],
  ['half approved: the shift swap Night A', event('shift-swap.half_approved', ['shift-swap', 'Night A'])],
  ['created the shift swap', event('shift-swap.created', ['shift-swap', null])],
])('an event reads: %s', (sentence, given) => {
  expect(eventSentence(given, format)).toBe(sentence);
});

const fieldsOf = (told: AuditEvent) =>
  changedFields(told, format).map(({ label, before, after }) => [label, before, after]);

test('changed fields stand in words, those that stayed are left out', () => {
  const changes: AuditEvent['changes'] = {
    budget_minor: [6_400_000, 7_000_000],
    end_date: [null, '2027-03-31'],
    status: ['active', 'on_hold'],
    billable: [true, false],
    tags: [['a'], ['a']],
  };
  expect(fieldsOf(event('project.updated', ['project', 'Harbour'], { changes }))).toEqual([
    ['Budget, in minor units', '6400000', '7000000'],
    ['End date', '', '31 Mar 2027'],
    ['Status', 'active', 'on hold'],
    ['Billable', 'yes', 'no'],
  ]);
});

test('amounts stand in the project’s currency, ids by the names that they have now', () => {
  const changes: AuditEvent['changes'] = {
    budget_minor: [6_400_000, 7_000_000],
    service_type_ids: [[], [ID, 'gone']],
  };
  const told = event('project.updated', ['project', 'Harbour'], {
    changes,
    project: HARBOUR,
    names: { [ID]: 'Guarding' },
  });
  expect(fieldsOf(told)).toEqual([
    ['Budget', '€64,000.00', '€70,000.00'],
    ['Service type', '', 'Guarding, gone'],
  ]);
});

test('amounts of no project stand in the currency that the event says', () => {
  const changes: AuditEvent['changes'] = { price_minor: [400_000, 380_000] };
  const told = event('scenario.updated', ['scenario', 'Harbour'], { changes, data: { currency: 'GBP' } });
  expect(fieldsOf(told)).toEqual([['Price', '£4,000.00', '£3,800.00']]);
});

test('whoever a text mentions stands in it by the name that they have now, and nobody by an id', () => {
  const gone = ID.replace('01a1', '02a1');
  const changes = {
    body: [`<@${ID}>: look`, `<@${ID}> and <@${gone}>: look`],
  } satisfies AuditEvent['changes'];
  const told = event('ops_log_entry.corrected', ['ops_log_entry', null], {
    changes,
    names: { [ID]: 'Aisha Khan' },
  });
  expect(fieldsOf(told)).toEqual([['Body', '@Aisha Khan: look', '@Aisha Khan and @…: look']]);
});

test('a type to choose falls back to its words', () => {
  expect(typeWords('project.updated')).toBe('Project: changed');
  expect(typeWords('shift-swap.half_approved')).toBe('Shift swap: half approved');
});

test('an id beside a name is told by the name alone', () => {
  const data = { plan: 'Aldermouth', item: 'Fog', item_id: ID, contact_id: 'ada' };
  expect(furtherFacts(event('plan-item.added', ['account-plan', 'Aldermouth'], { data }), format)).toEqual([
    { label: 'Plan', value: 'Aldermouth' },
    { label: 'Item', value: 'Fog' },
    { label: 'Contact', value: 'ada' },
  ]);
});
