import { mentionToken } from '#contract/comments/mentions.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, NOT_ON_THE_TEAM } from './who-may.ts';

type Body = (realm: Realm) => object;
const ONE = '/account-plans/:plan_id';
const REVIEW = `${ONE}/reviews/:review_id`;
const COMMENT = `${ONE}/comments/:comment_id`;

const review: Body = () => ({
  ...{ held_on: '2026-03-02', notes: 'Going well', next_review_on: '2036-06-02', confirmed: ['risks'] },
  scores: [{ criterion: 'Trust', score: 4, comment: 'Fair' }],
});
const remark = ({ people }: Realm) => `Ask ${mentionToken(people.owner.member ?? '')}`;

/** Bodies of the endpoints of what becomes of account plans. */
export const PLAN_LIFE_BODIES: Readonly<Record<string, Body>> = {
  [`POST ${ONE}/submit`]: () => ({ version: 1, note: 'As agreed' }),
  [`POST ${ONE}/recall`]: () => ({ revision: 1 }),
  [`POST ${ONE}/decision`]: () => ({ revision: 1, outcome: 'approved', note: 'Fine' }),
  [`POST ${ONE}/reviews`]: review,
  [`PATCH ${REVIEW}`]: review,
  [`POST ${ONE}/comments`]: (realm) => ({ section: 'risks', body: remark(realm) }),
  [`PATCH ${COMMENT}`]: (realm) => ({ body: remark(realm) }),
};

/** Endpoints of what becomes of account plans: said and read by coordinators, submitted and reviewed by managers, decided by directors. */
export const PLAN_LIFE: Readonly<Record<string, Expectation>> = {
  [`POST ${ONE}/submit`]: inOrganization('manager'),
  [`POST ${ONE}/recall`]: inOrganization('manager'),
  [`POST ${ONE}/decision`]: inOrganization('director'),
  [`GET ${ONE}/revisions`]: inOrganization('coordinator'),
  [`GET ${ONE}/revisions/:revision`]: inOrganization('coordinator'),
  [`GET ${ONE}/changes`]: inOrganization('coordinator'),
  [`GET ${ONE}/reviews`]: inOrganization('coordinator'),
  [`POST ${ONE}/reviews`]: inOrganization('manager'),
  [`PATCH ${REVIEW}`]: inOrganization('manager'),
  [`GET ${ONE}/ages`]: inOrganization('coordinator'),
  [`GET ${ONE}/comments`]: inOrganization('coordinator'),
  [`GET ${ONE}/comment-counts`]: inOrganization('coordinator'),
  [`GET ${ONE}/mentionable`]: inOrganization('coordinator'),
  [`POST ${ONE}/comments`]: inOrganization('coordinator', NOT_ON_THE_TEAM),
  [`PATCH ${COMMENT}`]: inOrganization('coordinator', NOT_ON_THE_TEAM),
  [`DELETE ${COMMENT}`]: inOrganization('coordinator', NOT_ON_THE_TEAM),
};
