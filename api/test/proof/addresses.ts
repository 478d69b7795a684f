import { randomUUID } from 'node:crypto';
import { highest, rank } from '#contract/access/roles.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from './cast.ts';
import { REVISION } from './revision.ts';
import type { Realm } from './rows.ts';
import type { World } from './world.ts';

/**
 * Whose ids stand in an address; `none` where it has none. `hidden`: of the own organization, but not the caller's to see.
 * The last three stand below an own parent: `stray` is the child of another one.
 */
export type Kind =
  | 'none'
  | 'own'
  | 'foreign'
  | 'missing'
  | 'hidden'
  | 'stray'
  | 'foreign child'
  | 'missing child';

const ROWLESS = ['date', 'month', 'list', 'revision'];

/** Names of the parts of an address that name rows; a day, a month, a kind of list and the number of a revision name none. */
export const idsIn = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => name).filter((name) => !ROWLESS.includes(name));

/** The kinds of ids that an address can have. */
export const kindsOf = (endpoint: Endpoint): Kind[] => {
  const names = idsIn(endpoint);
  if (names.length === 0) return ['none'];
  const { scope } = endpoint.access;
  const kinds: Kind[] = ['own', 'missing'];
  if (scope === 'organization' || scope === 'project') kinds.push('foreign');
  if (HIDABLE.includes(keyOf(endpoint, names.join()))) kinds.push('hidden');
  if (names.length > 1) kinds.push('stray', 'foreign child', 'missing child');
  return kinds;
};

/** The parameters of an address. */
export const paramsFor = (
  endpoint: Endpoint,
  kind: Kind,
  world: World,
  actor: Actor,
): Record<string, string> => {
  const names = idsIn(endpoint);
  const ids = names.map((name, at) => {
    const isParent = at < names.length - 1;
    return [name, idFor(keyOf(endpoint, name), isParent ? PARENT[kind] : CHILD[kind], world, actor)];
  });
  return {
    date: '2026-03-02',
    month: '2026-03',
    list: 'projects',
    revision: String(REVISION),
    ...Object.fromEntries(ids),
  };
};

type Simple = Exclude<Kind, 'foreign child' | 'missing child'>;
const CHILD: Readonly<Record<Kind, Simple>> = {
  ...{ none: 'none', own: 'own', foreign: 'foreign', missing: 'missing', hidden: 'hidden', stray: 'stray' },
  ...{ 'foreign child': 'foreign', 'missing child': 'missing' },
};
const PARENT: Readonly<Record<Kind, Simple>> = {
  ...CHILD,
  ...{ stray: 'own', 'foreign child': 'own', 'missing child': 'own' },
};

const keyOf = ({ path }: Endpoint, name: string) => `${path.split('/')[1]} ${name}`;

const idFor = (key: string, kind: Simple, world: World, actor: Actor): string => {
  if (kind === 'missing') return randomUUID();
  const find = ROWS[key];
  if (!find) throw new Error(`No row stands for ${key}: give it one in addresses.ts.`);
  const realm = kind === 'foreign' ? world.foreign : world.own;
  return find({ realm, world, actor, isOther: kind === 'hidden' || kind === 'stray' });
};

interface Spot {
  readonly realm: Realm;
  readonly world: World;
  readonly actor: Actor;
  readonly isOther: boolean;
}

const HIDABLE = [
  ...['projects project_id', 'daily-activity entry_id', 'views view_id', 'users invitation_id'],
  ...['users notification_id', 'projects change_id', 'saved-views view_id'],
  ...['daily-activity assignment_id', 'daily-activity favourite_id', 'daily-activity recurring_id'],
  ...['daily-activity feed_id', 'executive mail_id'],
];

const ROWS: Readonly<Record<string, (spot: Spot) => string>> = {
  'projects project_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hidden : rows.project),
  'projects grant_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.otherProjectGrant : rows.projectGrant,
  // Everybody on the team is somebody in every project of it.
  'projects member_id': ({ realm: { rows }, isOther }) =>
    (isOther ? null : rows.colleague.member) ?? randomUUID(),
  'projects comment_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenComment : rows.reply),
  'projects shift_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenShift : rows.shift),
  'projects assignment_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.hiddenAssignment : rows.assignment,
  'projects entry_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenOpsEntry : rows.opsEntry),
  'projects swap_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenSwap : rows.swap),
  'projects batch_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenBatch : rows.batch),
  'projects series_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenSeries : rows.series),
  'projects template_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenTemplate : rows.template),
  'projects log_template_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.hiddenOpsTemplate : rows.opsTemplate,
  'ops-log-templates log_template_id': ({ realm: { rows } }) => rows.sharedOpsTemplate,
  'projects attachment_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.hiddenAttachment : rows.attachment,
  'projects file_id': ({ realm: { rows }, isOther }) => (isOther ? rows.hiddenOpsFile : rows.opsFile),
  'clients client_id': ({ realm }) => realm.rows.client,
  'clients contact_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherContact : rows.contact),
  'clients address_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherAddress : rows.address),
  'calculator scenario_id': ({ realm }) => realm.rows.scenario,
  'exchange-rates exchange_rate_id': ({ realm }) => realm.rows.exchangeRate,
  // None is the child of another.
  'clients winner_id': ({ realm: { rows }, isOther }) => (isOther ? randomUUID() : rows.twin),
  'client-imports import_id': ({ realm }) => realm.rows.clientImport,
  'member-imports import_id': ({ realm }) => realm.rows.memberImport,
  'client-merges merge_id': ({ realm }) => realm.rows.merge,
  'client-duplicates duplicate_id': ({ realm }) => realm.rows.pair,
  'service-types service_id': ({ realm }) => realm.rows.service,
  'service-types rate_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherRate : rows.rate),
  'rates rate_id': ({ realm }) => realm.rows.wideRate,
  'imports id': ({ realm }) => realm.rows.import,
  'roster member_id': (spot) => personal(spot, 'person'),
  'members member_id': ({ realm }) => realm.rows.colleague.member ?? '',
  'daily-activity member_id': ({ realm }) => realm.rows.colleague.member ?? '',
  'members rate_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherMemberRate : rows.memberRate),
  'members grant_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherGrant : rows.grant),
  'announcements announcement_id': ({ realm }) => realm.rows.announcement,
  'dealsheets dealsheet_id': ({ realm }) => realm.rows.deal,
  'dealsheets comment_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.otherDealComment : rows.dealComment,
  'account-plans plan_id': ({ realm }) => realm.rows.accountPlan,
  'account-plans item_id': ({ realm: { rows }, isOther }) => (isOther ? rows.otherPlanItem : rows.planItem),
  'account-plans review_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.otherPlanReview : rows.planReview,
  'account-plans comment_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.otherPlanComment : rows.planComment,
  'positions position_id': ({ realm }) => realm.rows.position,
  'reorganisations reorganisation_id': ({ realm }) => realm.rows.reorganisation,
  'reorganisations move_id': ({ realm: { rows }, isOther }) =>
    isOther ? rows.otherReorganisationMove : rows.reorganisationMove,
  'insights insight_id': ({ realm }) => realm.rows.insight,
  'insight-runs run_id': ({ realm }) => realm.rows.insightRun,
  'orgchart member_id': ({ realm }) => realm.rows.colleague.member ?? '',
  'presets preset_id': ({ realm }) => realm.rows.preset,
  'projects preset_id': ({ realm }) => realm.rows.preset,
  'project-imports import_id': ({ realm }) => realm.rows.projectImport,
  'time-exports export_id': ({ realm }) => realm.rows.timeExport,
  'invitations invitation_id': ({ realm }) => realm.rows.invitation,
  'daily-activity entry_id': (spot) => personal(spot, 'entry'),
  'daily-activity assignment_id': (spot) => personal(spot, 'booking'),
  'daily-activity feed_id': (spot) => personal(spot, 'calendar feed'),
  'executive mail_id': (spot) => personal(spot, 'order of figures'),
  'daily-activity favourite_id': (spot) => personal(spot, 'favourite'),
  'daily-activity recurring_id': (spot) => personal(spot, 'recurring'),
  // Nobody decides on their own leave: whoever decides is given the colleague's.
  'leave leave_id': (spot) => personal({ ...spot, isOther: isDeciding(spot) }, 'leave'),
  'leave member_id': ({ realm }) => realm.rows.colleague.member ?? '',
  'leave-settings block_id': (spot) => personal(spot, 'leave block'),
  'views view_id': (spot) => personal(spot, 'view'),
  'projects change_id': (spot) => personal(spot, 'change'),
  'saved-views view_id': (spot) => personal(spot, 'saved view'),
  'users invitation_id': (spot) => personal(spot, 'invitation'),
  'users notification_id': (spot) => personal(spot, 'notification'),
  'users subscription_id': () => randomUUID(),
  'users session_id': () => 'a-sign-in-of-somebody',
  'root-grants grant_id': ({ world }) => world.rootGrant,
  'policy revision_id': ({ world }) => world.revision,
  'reports error_id': ({ world }) => world.reportedError,
  'organizations organization_id': ({ realm }) => realm.id,
  'feedback feedback_id': ({ world }) => world.feedback,
};

const isDeciding = ({ actor: { roles, atRoot }, realm, world }: Spot): boolean => {
  const held = highest(
    [atRoot, realm === world.own ? roles.own : roles.foreign].filter((role) => role !== undefined),
  );
  return held !== null && rank(held) >= rank('manager');
};

/** The caller's own, or the colleague's; somebody who has none of their own gets the colleague's. */
const personal = ({ realm, world, actor, isOther }: Spot, what: string): string => {
  const others = realm.rows.colleague.sub;
  const found = (sub: string) => world.personal.get(`${what} of ${sub} in ${realm.id}`);
  const id = (isOther ? undefined : found(actor.person?.sub ?? others)) ?? found(others);
  if (!id) throw new Error(`Nobody has a ${what}.`);
  return id;
};
