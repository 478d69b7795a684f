import { randomUUID } from 'node:crypto';
import { mentionToken } from '#contract/comments/mentions.ts';
import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';
import type { TestOrganization } from '../people.ts';
import { REVISION } from './revision.ts';

/** What became of the plans that the proof asks about. */
export interface PlanLifeRows {
  /** A review and a comment of the plan, and of another one. */
  readonly planReview: string;
  readonly otherPlanReview: string;
  readonly planComment: string;
  readonly otherPlanComment: string;
}

interface Beside {
  readonly client: string;
  readonly contact: string;
  readonly service: string;
  readonly mark: string;
  readonly accountPlan: string;
  readonly other: string;
}

/** A revision that was rejected, with one of everything in it, a review and comments. */
export const makePlanLife = async (
  database: TestDatabase,
  organization: TestOrganization,
  beside: Beside,
): Promise<PlanLifeRows> => {
  const { mark, accountPlan, other } = beside;
  const { people, id: org_id } = organization;
  const { manager, director, owner } = people;
  const put = (table: string, fields: object, plan_id = accountPlan) =>
    insertRow(database, table, { org_id, plan_id, ...fields });
  const snapshot = JSON.stringify(snapshotOf(organization, beside));
  const decided = { outcome: 'rejected', outcome_note: `${mark} thin`, decided_by: director.member };
  await database.query(
    `insert into plan_revisions (org_id, plan_id, revision, snapshot, note, submitted_at, submitted_by, outcome, outcome_note, decided_at, decided_by)
     values ($1, $2, ${REVISION}, $3, $4, '2026-03-02T09:00Z', $5, $6, $7, '2026-03-03T09:00Z', $8)`,
    [org_id, accountPlan, snapshot, `${mark} as agreed`, manager.member, ...Object.values(decided)],
  );
  await put('plan_authors', { revision: REVISION, member_id: manager.member, created_by: manager.sub });
  await insertRow(database, 'events', {
    ...{ org_id, type: 'plan-review.added', subject_type: 'account-plan', subject_id: accountPlan },
    ...{ actor_name: `${mark} person`, changes: { next_review_on: [null, '2026-06-02'] } },
    data: { plan: `${mark} plan`, held_on: '2026-03-02', note: `${mark} talk` },
  });
  const held = { held_on: '2026-03-02', held_by: manager.member, next_review_on: '2026-06-02' };
  const scores = JSON.stringify([{ criterion: `${mark} trust`, score: 4, comment: `${mark} fair` }]);
  const review = { ...held, notes: `${mark} talk`, scores, confirmed: ['summary'] };
  const said = { section: 'risks', member_id: director.member, mentions: [owner.member] };
  const body = `${mark} ask ${mentionToken(owner.member ?? '')}`;
  return {
    planReview: await put('plan_reviews', review),
    otherPlanReview: await put('plan_reviews', { held_on: '2026-03-02' }, other),
    planComment: await put('plan_comments', { ...said, body, edited_at: '2026-03-02T09:00Z' }),
    otherPlanComment: await put('plan_comments', { ...said, body }, other),
  };
};

/** As somebody stored it: what isn't said of it is read as it begins. */
const snapshotOf = (
  { people }: TestOrganization,
  { client, contact, service, mark }: Pick<Beside, 'client' | 'contact' | 'service' | 'mark'>,
) => {
  const id = randomUUID();
  const owner_id = people.director.member;
  const period = { starts_on: '2026-01-01', ends_on: '2026-12-31' };
  return {
    plan: { name: `${mark} plan`, client_id: client, owner_id, currency: 'GBP', ...period },
    objectives: [{ id, title: `${mark} gates`, owner_id }],
    stakeholders: [{ id, contact_id: contact }],
    swot: [{ id, quadrant: 'threat', text: `${mark} fog` }],
    units: [{ id, name: `${mark} docks` }],
    whitespace: [{ id, service_type_id: service, year: 2026 }],
    opportunities: [{ id, name: `${mark} nights`, probability_pct: 10 }],
    actions: [{ id, title: `${mark} call` }],
    risks: [{ id, text: `${mark} fog` }],
    competitors: [{ id, name: `${mark} rival` }],
    decisions: [{ id, text: `${mark} go`, decided_on: '2026-03-02' }],
  };
};
