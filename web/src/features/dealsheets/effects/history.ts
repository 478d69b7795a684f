import type { Change } from '#contract/clients/changes.ts';
import { APPROVING_ROLES } from '#contract/dealsheets/bands.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { roleName } from '../../../platform/roles.ts';
import { t } from '../components/history/messages.ts';
import { t as revisionWords } from '../components/revisions/messages.ts';
import { t as words } from '../messages.ts';
import { DETAIL_LABELS } from './details.ts';
import { labelOf, wordOf } from './difference-words.ts';

type Say = (said: { revision: number }) => string;

/** What somebody did, by the event's type. */
const DEEDS: Readonly<Record<string, Say>> = {
  'dealsheet.created': () => t('did_created'),
  'dealsheet.changed': () => t('did_changed'),
  'dealsheet.rewritten': (said) => t('did_rewritten', said),
  'dealsheet.forked': (said) => t('did_forked', said),
  'dealsheet.submitted': (said) => t('did_submitted', said),
  'dealsheet.approved': (said) => t('did_approved', said),
  'dealsheet.changes_requested': (said) => t('did_changes_requested', said),
  'dealsheet.rejected': (said) => t('did_rejected', said),
  'dealsheet.sent': (said) => t('did_sent', said),
  'dealsheet.won': () => t('did_won'),
  'dealsheet.lost': () => t('did_lost'),
  'dealsheet.expired': () => t('did_expired'),
  'dealsheet.archived': () => t('did_archived'),
  'dealsheet.restored': () => t('did_restored'),
  'dealsheet-comment.added': (said) => t('did_commented', said),
  'dealsheet-comment.edited': () => t('did_comment_edited'),
  'dealsheet-comment.deleted': () => t('did_comment_deleted'),
};

const LABELS = new Map<string, string>([
  ...Object.entries(DETAIL_LABELS),
  ...Object.entries({
    ...{ client: words('client'), owner: words('owner'), preset: t('preset'), approver: t('approver') },
    ...{ sent_on: t('sent_on'), closed_on: t('closed_on'), valid_until: words('valid_until') },
    ...{ lost_reason: t('reason'), lines: revisionWords('in_lines'), risks: revisionWords('in_risks') },
    ...{ expenses: revisionWords('in_expenses'), assumptions: revisionWords('in_assumptions') },
  }),
]);

/** What the deed says already. */
const SAID = ['status', 'revision'];
const DAYS = ['close_on', 'sent_on', 'closed_on', 'valid_until'];

/** A happening of a deal as a timeline shows it: who did what, what was said of it, and which figures became what. */
export const happeningOfDeal = (change: Change, currency: string, format: Format) => {
  const { id, type, actor, occurred_at, data, changes } = change;
  const said = new Map(Object.entries(data ?? {}));
  const note = said.get('note');
  const fields = type === 'dealsheet.created' ? {} : changes;
  return {
    ...{ id, actor: actor ?? t('somebody'), what: whatOf(change, Number(said.get('revision') ?? 1)) },
    ...{ time: format.relative(occurred_at), exact: format.instant(occurred_at) },
    changes: [
      ...(typeof note === 'string' && note !== '' ? [{ field: t('note'), before: '', after: note }] : []),
      ...(type === 'dealsheet.created' ? madeFrom(said) : []),
      ...Object.entries(fields)
        .filter(([field, [before, after]]) => !SAID.includes(field) && before !== after)
        .map(([field, [before, after]]) => {
          const at = (value: unknown, side: 0 | 1) =>
            wordFor(field, value, format, currencyOf(changes, side) ?? currency);
          return { field: LABELS.get(field) ?? labelOf(field), before: at(before, 0), after: at(after, 1) };
        }),
    ],
  };
};

/** Which preset is applied or taken off is told by the revision that it was done to. */
const whatOf = ({ type, changes }: Change, revision: number): string => {
  if (type === 'dealsheet.rewritten' && changes.preset)
    return t(changes.preset[1] === null ? 'did_removed' : 'did_applied', { revision });
  return DEEDS[type]?.({ revision }) ?? type;
};

const currencyOf = ({ currency }: Change['changes'], side: 0 | 1): string | undefined => {
  const value = currency?.[side];
  return typeof value === 'string' ? value : undefined;
};

const wordFor = (field: string, value: unknown, format: Format, currency: string): string => {
  if (value === null || value === undefined || value === '') return '';
  if (DAYS.includes(field)) return format.day(String(value));
  const role = APPROVING_ROLES.find((one) => field === 'approver' && one === value);
  if (role) return roleName(role);
  return wordOf(field, typeof value === 'number' ? value : String(value), format, currency);
};

/** The scenario or preset that a deal began with. */
const madeFrom = (said: ReadonlyMap<string, unknown>) =>
  [
    { field: t('scenario'), of: said.get('scenario'), key: 'code' },
    { field: t('preset'), of: said.get('preset'), key: 'name' },
  ].flatMap(({ field, of, key }) => {
    const name = new Map<string, unknown>(Object.entries(Object(of))).get(key);
    return typeof name === 'string' ? [{ field, before: '', after: name }] : [];
  });
