import { IconRestore } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganizationSettings, SettingRevision } from '#contract/organizations/settings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { TimelineCard } from '../../../ui/display/timeline-card.tsx';
import { backOf } from '../effects/put-back.ts';
import { changeWords, settingName } from '../effects/setting-words.ts';
import { t } from '../messages.ts';
import { settingRevisions } from '../queries.ts';
import { PutBackDialog } from './put-back-dialog.tsx';

type HistoryCardProps = {
  settings: OrganizationSettings;
  isLocked: boolean;
  onBack: (settings: OrganizationSettings) => void;
};

/** Who changed what of the settings, newest first; what isn't any more as it was before can be put back. */
export function HistoryCard({ settings, isLocked, onBack }: HistoryCardProps) {
  const format = useFormat();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(settingRevisions());
  const [asked, setAsked] = useState<SettingRevision | null>(null);
  const happeningOf = (revision: SettingRevision) => ({
    id: revision.id,
    actor: revision.by,
    what: t('changed', { count: Object.keys(revision.changes).length }),
    time: format.relative(revision.at),
    exact: format.instant(revision.at),
    changes: Object.entries(revision.changes).map(([field, change]) => ({
      field: settingName(field),
      ...changeWords(field, change, format),
    })),
    ...(isLocked || Object.keys(backOf(revision, settings)).length === 0
      ? {}
      : {
          verb: (
            <Button variant="ghost" small icon={IconRestore} onClick={() => setAsked(revision)}>
              {t('put_back')}
            </Button>
          ),
        }),
  });
  return (
    <>
      <TimelineCard
        title={t('history')}
        happenings={data?.pages.flatMap((page) => page.data).map(happeningOf)}
        failed={data ? undefined : failedRead(error, t('history_failed'), refetch)}
        none={t('history_none')}
        more={t('history_more')}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
      />
      {asked && (
        <PutBackDialog revision={asked} settings={settings} onBack={onBack} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
