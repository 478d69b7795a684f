import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleFrom, roleName } from '../../../../platform/roles.ts';
import { t } from './event-messages.ts';
import { kindWords, planItemWords, spaced, verbOf } from './kinds.ts';

type Tell = (event: AuditEvent, format: Format) => string;

const nameOf = ({ subject }: AuditEvent): { name: string } => ({ name: subject.name ?? t('somebody') });

/** What a field became, as text; empty for nothing. */
const after = ({ changes }: AuditEvent, field: string): string => textOf(changes[field]?.[1]);
const before = ({ changes }: AuditEvent, field: string): string => textOf(changes[field]?.[0]);
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const roleWords = (word: string): string => {
  const role = roleFrom(word);
  return role ? roleName(role).toLowerCase() : word || t('no_role');
};

/** Where a role counts, when not in the whole organization. */
const whereHeld = ({ subject, project }: AuditEvent): string => {
  if (subject.type === 'root-grant') return t('over_everything');
  return project ? t('in_project', { project: project.name }) : '';
};

const onProject = ({ project }: AuditEvent): { where: string } => ({
  where: project ? t('on_project', { project: project.name }) : '',
});

/** A part of an account plan, by its own name: the plan is called what it was then where it isn’t there to be named. */
const ofPlan: Tell = ({ type, subject, data }) => {
  const deed = type.slice(type.indexOf('.') + 1);
  const item = { kind: planItemWords(textOf(data?.kind)), name: textOf(data?.item) };
  return t('in_account_plan', {
    ...item,
    verb: verbOf(deed) ?? spaced(deed),
    plan: subject.name ?? textOf(data?.plan),
  });
};

const GRANTS: Readonly<Record<string, Tell>> = {
  'grant.created': (event, format) => {
    const end = after(event, 'expires_at');
    const until = end ? t('until', { day: format.instant(end, 'day') }) : '';
    const held = { role: roleWords(after(event, 'role')), where: whereHeld(event) };
    // Whoever accepts gives themselves nothing: it is the inviter's word that counts.
    if (event.data?.invitation_id) return t('took_on', held);
    return t('granted', { ...nameOf(event), ...held, until });
  },
  'grant.changed': (event) => {
    const named = { ...nameOf(event), where: whereHeld(event) };
    if (!('role' in event.changes)) return t('grant_changed', named);
    const roles = { before: roleWords(before(event, 'role')), after: roleWords(after(event, 'role')) };
    return t('role_changed', { ...named, ...roles });
  },
  'grant.revoked': (event) =>
    t('revoked', { ...nameOf(event), role: roleWords(before(event, 'role')), where: whereHeld(event) }),
};

const PEOPLE: Readonly<Record<string, Tell>> = {
  'member.joined': () => t('joined'),
  'member.removed': (event) => t('removed_member', nameOf(event)),
  'member.leaving': (event) => t('leaving', nameOf(event)),
  'member.staying': (event) => t('staying', nameOf(event)),
  'member.forgotten': () => t('deleted_person'),
  'member.invited': (event) => t('invited_member', nameOf(event)),
  'invitation.created': (event) => t('invited', nameOf(event)),
  'invitation.resent': (event) => t('resent', nameOf(event)),
  'invitation.accepted': () => t('accepted'),
  'invitation.declined': () => t('declined'),
  'invitation.withdrawn': (event) => t('withdrew_invitation', nameOf(event)),
  'invitation.replaced': (event) => t('replaced_invitation', nameOf(event)),
  'view.started': (event) => t('looked', nameOf(event)),
  'view.ended': (event) => t('stopped_looking', nameOf(event)),
};

const WORK: Readonly<Record<string, Tell>> = {
  'activity.created': (event) => t('logged', onProject(event)),
  'activity.updated': (event) => t('changed_time', onProject(event)),
  'activity.deleted': (event) => t('removed_time', onProject(event)),
  'activity.submitted': (event) => t('submitted_time', onProject(event)),
  'activity.withdrawn': (event) => t('withdrew_time', onProject(event)),
  'activity.approved': (event) => t('approved_time', onProject(event)),
  'activity.endorsed': (event) => t('endorsed_time', onProject(event)),
  'activity.rejected': (event) => t('rejected_time', onProject(event)),
  'activity.reopened': (event) => t('reopened_time', onProject(event)),
  'activity.reversed': (event) => t('reversed_time', onProject(event)),
  'month.closed': (event) => t('closed_month', { month: textOf(event.data?.month) }),
  'month.reopened': (event) => t('reopened_month', { month: textOf(event.data?.month) }),
  'day-note.saved': () => t('note_saved'),
  'project.imported': (event) => t('imported', nameOf(event)),
  'project.import_undone': (event) => t('import_undone', nameOf(event)),
  'project.time_copied': (event) => t('time_copied', nameOf(event)),
  'service-type.rate_added': (event) => t('rate_added', nameOf(event)),
  'service-type.rate_ended': (event) => t('rate_ended', nameOf(event)),
  'service-type.rate_reopened': (event) => t('rate_reopened', nameOf(event)),
  'service-type.rate_removed': (event) => t('rate_removed', nameOf(event)),
  'member.rate_added': (event) => t('person_rate_added', nameOf(event)),
  'member.rate_ended': (event) => t('person_rate_ended', nameOf(event)),
  'member.rate_reopened': (event) => t('person_rate_reopened', nameOf(event)),
  'member.rate_removed': (event) => t('person_rate_removed', nameOf(event)),
  'exchange-rates.imported': (event) =>
    t('imported_rates', { added: textOf(event.data?.added), replaced: textOf(event.data?.replaced) }),
  'time-export.created': (event) => t('let_time_out', { purpose: after(event, 'purpose') }),
  'time-export.withdrawn': () => t('took_export_back'),
  'audit.exported': () => t('exported_audit'),
  'ops-log.exported': (event) => t('exported_ops_log', nameOf(event)),
  'plan-item.added': ofPlan,
  'plan-item.changed': ofPlan,
  'plan-item.removed': ofPlan,
  'policy.published': (event) => t('published', { version: after(event, 'version') }),
  'policy.restored': (event) =>
    t('restored_policy', { version: after(event, 'version'), restored: textOf(event.data?.restored) }),
};

const countOf = ({ data }: AuditEvent): number => Number(data?.moves ?? 0);

const LINES: Readonly<Record<string, Tell>> = {
  'reorganisation.applied': (event) =>
    t('applied_reorganisation', { ...nameOf(event), count: countOf(event) }),
  'reorganisation.undone': (event) => t('undid_reorganisation', { ...nameOf(event), count: countOf(event) }),
  'reorganisation.redrafted': (event) =>
    t(event.data?.move === 'removed' ? 'took_move_out' : 'drafted_move', nameOf(event)),
};

const TOLD: Readonly<Record<string, Tell>> = { ...GRANTS, ...PEOPLE, ...WORK, ...LINES };

/** What happened, to stand after a name: `changed the project Harbour guarding`. What isn't known is told by its own words. */
export function eventSentence(event: AuditEvent, format: Format): string {
  const tell = TOLD[event.type];
  if (tell) return tell(event, format);
  const [kind, deed = ''] = event.type.split('.');
  const status = after(event, 'status');
  const verb = verbOf(deed);
  if (kind === 'project' && status === deed && !verb)
    return t('moved', { ...nameOf(event), status: spaced(status) });
  if (!verb) return t('unknown_deed', { verb: spaced(deed), it: thing(event) });
  const told = t('deed', { verb, it: thing(event) });
  // What a reorganisation moved is told of each person and position, with its name.
  const name = textOf(event.data?.reorganisation);
  return name === '' ? told : t('by_reorganisation', { deed: told, name });
}

const thing = ({ subject: { type, name } }: AuditEvent): string => {
  if (type === 'member' && name) return name;
  const noun = t('noun', { kind: kindWords(type) });
  return name ? t('it', { noun, name }) : noun;
};
