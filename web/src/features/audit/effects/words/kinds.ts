import { t } from './event-messages.ts';

const KINDS: Readonly<Record<string, string>> = {
  project: t('kind_project'),
  client: t('kind_client'),
  member: t('kind_member'),
  'service-type': t('kind_service_type'),
  'activity-entry': t('kind_activity_entry'),
  activity: t('kind_activity'),
  'day-note': t('kind_day_note'),
  timer: t('kind_timer'),
  import: t('kind_import'),
  invitation: t('kind_invitation'),
  organization: t('kind_organization'),
  view: t('kind_view'),
  policy: t('kind_policy'),
  grant: t('kind_grant'),
  'root-grant': t('kind_root_grant'),
  'time-export': t('kind_time_export'),
  audit: t('kind_audit'),
  feedback: t('kind_feedback'),
  error: t('kind_error'),
  'saved-view': t('kind_saved_view'),
  preset: t('kind_preset'),
  scenario: t('kind_scenario'),
  dealsheet: t('kind_dealsheet'),
  'dealsheet-comment': t('kind_dealsheet_comment'),
  'account-plan': t('kind_account_plan'),
  'plan-item': t('kind_plan_item'),
  'plan-review': t('kind_plan_review'),
  'plan-comment': t('kind_plan_comment'),
  'approval-bands': t('kind_approval_bands'),
  embedding: t('kind_embedding'),
  position: t('kind_position'),
  reorganisation: t('kind_reorganisation'),
};

const VERBS: Readonly<Record<string, string>> = {
  created: t('did_create'),
  updated: t('did_change'),
  changed: t('did_change'),
  archived: t('did_archive'),
  suspended: t('did_suspend'),
  restored: t('did_restore'),
  deleted: t('did_remove'),
  removed: t('did_remove'),
  added: t('did_add'),
  started: t('did_start'),
  stopped: t('did_stop'),
  saved: t('did_save'),
  submitted: t('did_submit'),
  withdrawn: t('did_withdraw'),
  accepted: t('did_accept'),
  declined: t('did_decline'),
  resent: t('did_resend'),
  replaced: t('did_replace'),
  previewed: t('did_preview'),
  applied: t('did_apply'),
  undone: t('did_undo'),
  published: t('did_publish'),
  exported: t('did_export'),
  ended: t('did_end'),
  joined: t('did_join'),
  invited: t('did_invite'),
  revoked: t('did_revoke'),
  cancelled: t('did_cancel'),
  completed: t('did_complete'),
  imported: t('did_import'),
  done: t('did_settle'),
  resolved: t('did_resolve'),
  reopened: t('did_reopen'),
  arranged: t('did_arrange'),
  drafted: t('did_draft'),
  redrafted: t('did_redraft'),
  discarded: t('did_discard'),
  deprecated: t('did_deprecate'),
  frozen: t('did_freeze'),
  converted: t('did_convert'),
  judged: t('did_judge'),
  worsened: t('did_worsen'),
  rewritten: t('did_rewrite'),
  forked: t('did_draft'),
  approved: t('did_approve'),
  rejected: t('did_reject'),
  changes_requested: t('did_request_changes'),
  sent: t('did_send'),
  won: t('did_win'),
  lost: t('did_lose'),
  expired: t('did_expire'),
  activated: t('did_activate'),
  closed: t('did_close'),
  issued: t('did_issue'),
  opened: t('did_open'),
  recalled: t('did_recall'),
};

const PLAN_ITEMS: Readonly<Record<string, string>> = {
  objective: t('item_objective'),
  stakeholder: t('item_stakeholder'),
  swot: t('item_swot'),
  unit: t('item_unit'),
  whitespace: t('item_whitespace'),
  opportunity: t('item_opportunity'),
  action: t('item_action'),
  risk: t('item_risk'),
  competitor: t('item_competitor'),
  decision: t('item_decision'),
};

/** A kind of what account plans are made of, in words. */
export const planItemWords = (kind: string): string => PLAN_ITEMS[kind] ?? spaced(kind);

/** A kind of thing in words; an unknown one by the words of its name. */
export const kindWords = (kind: string): string => KINDS[kind.replaceAll('_', '-')] ?? spaced(kind);

/** What was done, in a word; undefined for what isn't known. */
export const verbOf = (deed: string): string | undefined => VERBS[deed];

/** A name of the machine in words: `half_approved` → `half approved`. */
export const spaced = (name: string): string => name.replaceAll(/[-_]/g, ' ');

/** The same as it begins a line. */
export const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** A type of event to choose: `Project: changed`. */
export function typeWords(type: string): string {
  const [kind = '', deed = ''] = type.split('.');
  return t('type_name', { kind: capitalized(kindWords(kind)), verb: verbOf(deed) ?? spaced(deed) });
}
