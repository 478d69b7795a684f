import { IconCircleMinus, IconCirclePlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { previewPolicy } from '#contract/policy/endpoints.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { StateBlock } from '../../../../ui/state/state-block.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { EFFECT_COLUMNS, effectId } from './effect-columns.tsx';
import { t } from './messages.ts';
import styles from './preview.module.css';

type EffectsCardProps = { preview: UseQueryResult<AnswerOf<typeof previewPolicy>> };

/** Who gains and who loses by the draft. */
export function EffectsCard({ preview: { data, error, refetch, isFetching } }: EffectsCardProps) {
  if (error && !isFetching)
    return (
      <Card title={t('effects')} flush>
        <div className={styles.block}>
          {isCallError(error, 422) ? (
            <StateBlock title={t('preview_refused')} note={t('preview_refused_note')} bad />
          ) : (
            <LoadError {...failedRead(error, t('preview_failed'), refetch)} />
          )}
        </div>
      </Card>
    );
  return (
    <Card title={t('effects')} flush>
      {data && data.gaining + data.losing > 0 && <Sums {...data} />}
      <DataTable
        label={t('effects')}
        columns={EFFECT_COLUMNS}
        rows={data?.data}
        rowId={effectId}
        rowLabel={effectId}
        empty={<Empty title={t('no_effects')} note={t('no_effects_note')} />}
      />
      {data !== undefined && data.more > 0 && (
        <p className={styles.more}>{t('more', { count: data.more })}</p>
      )}
    </Card>
  );
}

function Sums({ gaining, losing }: { gaining: number; losing: number }) {
  return (
    <div className={styles.sums}>
      {gaining > 0 && (
        <StatusText tone="ok" icon={IconCirclePlus}>
          {t('gaining', { count: gaining })}
        </StatusText>
      )}
      {losing > 0 && (
        <StatusText tone="bad" icon={IconCircleMinus}>
          {t('losing', { count: losing })}
        </StatusText>
      )}
    </div>
  );
}
