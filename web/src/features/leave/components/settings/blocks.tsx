import { IconTrash } from '@tabler/icons-react';
import type { LeaveBlock } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { rangeWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { useAddBlock, useRemoveBlock } from '../../mutations.ts';
import styles from '../leave.module.css';
import { AddDay } from './add-day.tsx';

/** Days for which nobody may ask for leave. */
export function Blocks({ blocks }: { blocks: readonly LeaveBlock[] }) {
  const format = useFormat();
  const add = useAddBlock();
  const remove = useRemoveBlock();
  const free = ({ id, version, from, to, name }: LeaveBlock) =>
    remove.mutate(
      { id, version },
      {
        onSuccess: () =>
          toast.show({
            title: t('removed', { name }),
            action: { onSelect: () => add.mutate({ from, to, name }) },
          }),
      },
    );
  return (
    <Card title={t('blocks')} note={t('blocks_note')}>
      <div className={styles.stack}>
        {blocks.length === 0 && <p className={styles.muted}>{t('no_blocks')}</p>}
        <CardRows>
          {blocks.map((block) => (
            <CardRow key={block.id}>
              <div className={styles.row}>
                <span className={styles.what}>
                  <span className={styles.main}>{block.name}</span>{' '}
                  <span className={styles.muted}>{rangeWords(block, format)}</span>
                </span>
                <IconButton
                  icon={IconTrash}
                  label={t('remove', { name: block.name })}
                  disabled={remove.isPending}
                  onClick={() => free(block)}
                />
              </div>
            </CardRow>
          ))}
        </CardRows>
        <AddDay
          label={t('add_block')}
          several
          isBusy={add.isPending}
          problem={add.error?.message}
          onAdd={(days, onDone) => add.mutate({ ...days }, { onSuccess: onDone })}
        />
      </div>
    </Card>
  );
}
