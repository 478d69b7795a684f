import type { AuditEvent } from '#contract/audit/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { Link } from '../../../ui/theme/link.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { changedFields } from '../effects/words/changed-fields.ts';
import { eventSentence } from '../effects/words/event-sentence.ts';
import { t } from '../messages.ts';

const LISTED = 2;

/** Who did it; nobody asked for the work of jobs. */
export const actorOf = ({ actor, actor_id }: AuditEvent): string =>
  actor ?? (actor_id === null ? t('nobody') : t('somebody'));

const MADE = /\.(created|invited)$/;
/** Their sentence says what changed; why it did is worth more. */
const EXPLAINED = /^(policy|grant)\./;

/** The first changed fields, before and after, or why it was done; what was made lists none. */
export function changesText(event: AuditEvent, format: Format): string {
  if (EXPLAINED.test(event.type)) return String(event.data?.note ?? event.data?.reason ?? '');
  if (MADE.test(event.type)) return '';
  const fields = changedFields(event, format);
  const listed = fields
    .slice(0, LISTED)
    .map(({ label: field, before, after }) =>
      before
        ? t('field_became', { field, before, after: after || t('empty') })
        : t('set_to', { field, after }),
    );
  const rest = fields.length - listed.length;
  return [...listed, ...(rest > 0 ? [t('and_more', { count: rest })] : [])].join(', ');
}

/** When, who, what in a sentence, and which fields. `href` leads to the project's page. */
export const eventColumns = (
  format: Format,
  href?: (event: AuditEvent) => string | null,
): DataColumn<AuditEvent>[] => [
  {
    id: 'when',
    header: t('when'),
    cell: ({ occurred_at }) => (
      <time title={format.instant(occurred_at)}>{format.relative(occurred_at)}</time>
    ),
    look: 'muted',
    card: 'bottomRight',
  },
  {
    id: 'who',
    header: t('who'),
    cell: (event) => <Person name={actorOf(event)} size={20} />,
    cardCell: actorOf,
    maxWidth: 200,
    card: 'subtitle',
    bone: 'avatar',
  },
  {
    id: 'what',
    header: t('what'),
    cell: (event) => eventSentence(event, format),
    look: 'name',
    hideable: false,
    maxWidth: 360,
    card: 'title',
  },
  {
    id: 'changed',
    header: t('changed'),
    cell: (event) => <Text muted>{changesText(event, format)}</Text>,
    maxWidth: 280,
  },
  ...(href ? [projectColumn(href)] : []),
];

const projectColumn = (href: (event: AuditEvent) => string | null): DataColumn<AuditEvent> => ({
  id: 'project',
  header: t('project'),
  cell: (event) => {
    const to = href(event);
    return to ? <Link href={to}>{event.project?.name}</Link> : event.project?.name;
  },
  look: 'muted',
  maxWidth: 170,
});
