import type { Preset } from '#contract/presets/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { instantColumn, type ListColumn, nameColumn } from '../../../ui/table/model/list-columns.tsx';
import { t } from '../messages.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { PresetState } from './preset-state.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['description'];

const numbered = (revision: number | null): string => (revision === null ? '–' : String(revision));

const WHAT: readonly ListColumn<Preset>[] = [
  nameColumn(t('name')),
  {
    id: 'kind',
    header: t('kind'),
    cell: ({ kind }) => <StatusText icon={KIND_ICONS[kind]}>{t(`kind_${kind}`)}</StatusText>,
    cardCell: ({ kind, scope }) => `${t(`kind_${kind}`)} · ${t(`scope_${scope}`)}`,
    csv: ({ kind }) => t(`kind_${kind}`),
    sortable: true,
    card: 'subtitle',
  },
  {
    id: 'scope',
    header: t('scope'),
    cell: ({ scope }) => t(`scope_${scope}`),
    csv: ({ scope }) => t(`scope_${scope}`),
    look: 'muted',
  },
];

const HOW_IT_STANDS: readonly ListColumn<Preset>[] = [
  {
    id: 'state',
    header: t('state'),
    cell: (preset) => <PresetState preset={preset} />,
    cardCell: (preset) => <PresetState preset={preset} small />,
    csv: ({ current }) => (current === null ? t('unpublished') : t('state_current', { revision: current })),
    card: 'topRight',
  },
  {
    id: 'draft',
    header: t('draft'),
    cell: ({ draft }) => numbered(draft),
    csv: ({ draft }) => draft,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'uses',
    header: t('uses'),
    cell: ({ uses }) => uses,
    cardCell: ({ uses }) => t('applied_to', { count: uses }),
    csv: ({ uses }) => uses,
    align: 'end',
    look: 'figures',
    card: 'bottomRight',
  },
  {
    id: 'behind',
    header: t('behind'),
    cell: ({ behind }) => (behind > 0 ? behind : '–'),
    csv: ({ behind }) => behind,
    align: 'end',
    look: 'figures',
  },
  {
    id: 'description',
    header: t('description'),
    cell: ({ description }) => description,
    csv: ({ description }) => description,
    look: 'muted',
    maxWidth: 320,
  },
];

/** The columns of the list, each with its text in an export. */
export const listColumns = (format: Format): ListColumn<Preset>[] => [
  ...WHAT,
  ...HOW_IT_STANDS,
  instantColumn('updated_at', t('updated_at'), format),
];
