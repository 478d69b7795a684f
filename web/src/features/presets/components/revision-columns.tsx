import { IconArchiveOff, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import type { RevisionStatus } from '#contract/presets/states.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { t } from '../messages.ts';

const LOOKS: Readonly<Record<RevisionStatus, { readonly icon: IconType; readonly tone: Tone }>> = {
  draft: { icon: IconPencil, tone: 'neutral' },
  published: { icon: IconCircleCheck, tone: 'neutral' },
  deprecated: { icon: IconArchiveOff, tone: 'muted' },
};

type StatusProps = { revision: PresetRevision; current: number | null; small?: boolean };

function Status({ revision: { revision, status }, current, small = false }: StatusProps) {
  const isCurrent = revision === current;
  return (
    <StatusText icon={LOOKS[status].icon} tone={isCurrent ? 'ok' : LOOKS[status].tone} small={small}>
      {t(isCurrent ? 'status_current' : `status_${status}`)}
    </StatusText>
  );
}

const whoOf = ({ updated_by }: PresetRevision): string => updated_by?.name ?? t('somebody');

/** The columns of a preset's revisions: where each stands, since when and by whom, and what is different in it. */
export const revisionColumns = (current: number | null, format: Format): DataColumn<PresetRevision>[] => [
  {
    id: 'revision',
    header: t('revision'),
    cell: ({ revision }) => revision,
    cardCell: ({ revision }) => t('numbered', { revision }),
    look: 'name',
    width: 88,
    card: 'title',
  },
  {
    id: 'status',
    header: t('state'),
    cell: (revision) => <Status revision={revision} current={current} />,
    cardCell: (revision) => <Status revision={revision} current={current} small />,
    card: 'topRight',
  },
  {
    id: 'note',
    header: t('revision_note'),
    cell: ({ note }) => note || '–',
    cardCell: (revision) => revision.note || whoOf(revision),
    maxWidth: 320,
    card: 'subtitle',
  },
  { id: 'by', header: t('by'), cell: whoOf, look: 'muted', maxWidth: 160 },
  {
    id: 'at',
    header: t('since'),
    cell: ({ updated_at }) => <time title={format.instant(updated_at)}>{format.relative(updated_at)}</time>,
    align: 'end',
    look: 'muted',
    card: 'bottomRight',
  },
];
