import type { Role } from '#contract/access/roles.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { objectWords } from './object-words.ts';
import { isSaidByObject, type NamedPlace, placeWords } from './place-words.ts';
import { t } from './rule-messages.ts';

const PEOPLE: Record<Role, string> = {
  member: t('members'),
  coordinator: t('coordinators'),
  manager: t('managers'),
  director: t('directors'),
  owner: t('owners'),
  executive: t('executives'),
  admin: t('admins'),
};

const VERBS: Readonly<Record<string, string>> = {
  '*': t('do_all'),
  list: t('do_list'),
  read: t('do_read'),
  create: t('do_create'),
  update: t('do_update'),
  delete: t('do_delete'),
  write: t('do_write'),
  correct: t('do_correct'),
  submit: t('do_submit'),
  withdraw: t('do_withdraw'),
  apply: t('do_apply'),
  undo: t('do_undo'),
  approve: t('do_approve'),
  cancel: t('do_cancel'),
  confirm: t('do_confirm'),
  decline: t('do_decline'),
  'check-in': t('do_check_in'),
  'read-own': t('do_read_own'),
  'accept-own': t('do_accept_own'),
};

/** Whom a rule is about: an allow means the role and all above it, a deny that role alone. */
export const whoWords = ({ minimum, effect }: Pick<PolicyRule, 'minimum' | 'effect'>): string =>
  effect === 'deny' || minimum === 'admin' ? PEOPLE[minimum] : t('and_above', { who: PEOPLE[minimum] });

/** What is done, as a verb: `create`, `check in to`; an unknown one stands in quotes. */
export const verbWords = (action: string): string => VERBS[action] ?? t('do_unknown', { verb: action });

/** A rule as a sentence: `Managers and above may create projects in an organization`. `places` name organizations by id. */
export function ruleSentence(rule: PolicyRule, places: readonly NamedPlace[] = []): string {
  const where = isSaidByObject(rule) ? '' : t('somewhere', { where: placeWords(rule.domain, places) });
  return t(rule.effect, { who: whoWords(rule), what: deed(rule), where });
}

const deed = ({ action, object }: PolicyRule): string =>
  action === '*' && object === '*'
    ? t('do_anything')
    : t('deed', { verb: verbWords(action), object: objectWords(object) });
