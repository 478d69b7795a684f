import { IconArchiveOff, IconGitCompare, IconTrash } from '@tabler/icons-react';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { Card, CardLink } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { historyHref, presetHref } from '../effects/preset-address.ts';
import { useRevisionEnds } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { revisionColumns } from './revision-columns.tsx';

type RevisionsCardProps = {
  preset: Preset;
  revisions: readonly PresetRevision[];
  /** There are so many that the oldest aren't here. */
  isCut: boolean;
  mayChange: boolean;
};

/** What a preset has said and says, newest first, each to be held against the one before and to be brought to its end. */
export function RevisionsCard({ preset, revisions, isCut, mayChange }: RevisionsCardProps) {
  const format = useFormat();
  const { id: organization } = useOrganization();
  const published = revisions.filter(({ status }) => status === 'published').map(({ revision }) => revision);
  const { deprecate, discard } = useRevisionEnds(preset, published);
  const rowActions = (row: PresetRevision): MenuEntry[] => {
    const { revision, status } = row;
    const compared = { id: 'compare', label: t('compare_before'), icon: IconGitCompare };
    const ending = { id: 'end', danger: true };
    return [
      ...(revision > 1
        ? [{ ...compared, href: presetHref(preset.id, { from: revision - 1, to: revision }) }]
        : []),
      ...(mayChange && status === 'published'
        ? [{ ...ending, label: t('deprecate'), icon: IconArchiveOff, onSelect: () => deprecate(revision) }]
        : []),
      ...(mayChange && status === 'draft' && revision > 1
        ? [{ ...ending, label: t('discard'), icon: IconTrash, onSelect: () => discard(row) }]
        : []),
    ];
  };
  return (
    <Card
      title={t('revisions')}
      count={preset.revisions}
      note={isCut ? t('revisions_cut') : undefined}
      end={
        preset.scope === 'organization' && (
          <CardLink href={historyHref(organization, preset.id)}>{t('history')}</CardLink>
        )
      }
      flush
    >
      <DataTable
        label={t('revisions')}
        columns={revisionColumns(preset.current, format)}
        rows={revisions}
        rowId={({ revision }) => String(revision)}
        rowLabel={({ revision }) => t('numbered', { revision })}
        rowActions={rowActions}
        empty={null}
      />
    </Card>
  );
}
