import { planSection } from '#contract/account-plans/sections.ts';
import type { Change } from '#contract/clients/changes.ts';
import { PLAN_ITEM_KINDS } from '#contract/plan-items/kinds.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { t } from '../../components/history/messages.ts';
import { sectionName } from '../sections.ts';
import { t as words } from '../words/field-messages.ts';
import { fieldLabel, fieldValue } from '../words/field-words.ts';

/** What an event says beside its changes. */
type Said = ReadonlyMap<string, unknown>;

const textIn = (said: Said, key: string): string => {
  const found = said.get(key);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};
const revisionIn = (said: Said) => ({ revision: textIn(said, 'revision') });
const itemIn = (said: Said) => {
  const kind = PLAN_ITEM_KINDS.find((one) => one === said.get('kind'));
  return { kind: kind ? words(`one_${kind}`) : '', name: textIn(said, 'item') };
};
const sectionIn = (said: Said) => {
  const section = planSection.options.find((one) => one === said.get('section'));
  return { section: section ? sectionName(section) : '' };
};

/** What somebody did, by the event's type. */
const DEEDS: Readonly<Record<string, (said: Said) => string>> = {
  'account-plan.created': () => t('did_created'),
  'account-plan.changed': () => t('did_changed'),
  'account-plan.submitted': (said) => t('did_submitted', revisionIn(said)),
  'account-plan.recalled': (said) => t('did_recalled', revisionIn(said)),
  'account-plan.approved': (said) => t('did_approved', revisionIn(said)),
  'account-plan.rejected': (said) => t('did_rejected', revisionIn(said)),
  'account-plan.activated': () => t('did_activated'),
  'account-plan.closed': () => t('did_closed'),
  'account-plan.archived': () => t('did_archived'),
  'account-plan.restored': () => t('did_restored'),
  'account-plan.judged': () => t('did_judged'),
  'account-plan.worsened': () => t('did_worsened'),
  'plan-review.added': () => t('did_reviewed'),
  'plan-review.changed': () => t('did_corrected'),
  'plan-comment.added': (said) => t('did_commented', sectionIn(said)),
  'plan-comment.edited': () => t('did_comment_edited'),
  'plan-comment.deleted': () => t('did_comment_deleted'),
  'plan-item.added': (said) => t('did_item_added', itemIn(said)),
  'plan-item.changed': (said) => t('did_item_changed', itemIn(said)),
  'plan-item.removed': (said) => t('did_item_removed', itemIn(said)),
};

/** What the deed says already. */
const TOLD = ['revision'];
/** Deeds that only lead to another status. */
const STEPS = /^account-plan\.(submitted|recalled|approved|rejected|activated|closed)$/;
/** What came is told by its name: every field of it would be as long as the plan. */
const NAMED = ['account-plan.created', 'plan-item.added', 'plan-item.removed'];

/** A happening of a plan as a timeline shows it: who did what, what was said of it, and what became what. */
export const happeningOfPlan = (change: Change, currency: string, format: Format) => {
  const { id, type, actor, occurred_at, data, changes } = change;
  const said: Said = new Map(Object.entries(data ?? {}));
  const isTold = (field: string) => TOLD.includes(field) || (field === 'status' && STEPS.test(type));
  const own = textIn(said, 'currency') || currency;
  return {
    ...{ id, actor: actor ?? t('by_itself'), what: DEEDS[type]?.(said) ?? type },
    ...{ time: format.relative(occurred_at), exact: format.instant(occurred_at) },
    changes: [
      ...besides(said),
      ...Object.entries(NAMED.includes(type) ? {} : changes)
        .filter(([field, [before, after]]) => !isTold(field) && before !== after)
        .map(([field, [before, after]]) => ({
          field: fieldLabel(field),
          before: fieldValue(field, before, own, format),
          after: fieldValue(field, after, own, format),
        })),
    ],
  };
};

/** Notes, reasons and confirmed parts: what was said along with a deed. */
const besides = (said: Said) => {
  const confirmed = said.get('confirmed');
  const parts = planSection.options.filter((one) => Array.isArray(confirmed) && confirmed.includes(one));
  return [
    { field: fieldLabel('held_on'), before: '', after: textIn(said, 'held_on') },
    { field: fieldLabel('note'), before: '', after: textIn(said, 'note') },
    { field: fieldLabel('reason'), before: '', after: textIn(said, 'reason') },
    { field: fieldLabel('average'), before: '', after: textIn(said, 'average') },
    { field: t('confirmed'), before: '', after: parts.map(sectionName).join(', ') },
  ].filter(({ after }) => after !== '');
};
