import { IconDots, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { ALL_DRAFTS, type ChartSearch } from '../../effects/address.ts';
import type { Side } from '../../effects/reorganisations/side.ts';
import { useLife, type Way } from '../../effects/reorganisations/use-life.ts';
import { DraftForm } from './draft-form.tsx';
import { Standing, StatusTag } from './list-dialog.tsx';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';
import { TurnDialog } from './turn-dialog.tsx';

type DraftHeadProps = {
  draft: WholeReorganisation;
  isBusy: boolean;
  side: Side;
  sides: readonly Side[];
  onSearch: (some: Partial<ChartSearch>) => void;
};

/** Which reorganisation it is, which side of it is shown, and what can be done with the whole. */
export function DraftHead({ draft, isBusy, side, sides, onSearch }: DraftHeadProps) {
  const isPhone = useIsPhone();
  return (
    <div className={styles.draftHead}>
      <div className={styles.draftWords}>
        <div className={styles.draftTitle}>
          <h2 className={styles.draftName}>{draft.name}</h2>
          <StatusTag status={draft.status} />
          {isBusy && <span className={styles.note}>{t('saving')}</span>}
        </div>
        {!isPhone && (
          <div className={styles.note}>
            <Standing row={draft} />
          </div>
        )}
      </div>
      {sides.length > 1 && (
        <Segmented
          label={t('side')}
          options={sides.map((value) => ({ value, label: t(`side_${value}`) }))}
          value={side}
          onChange={(to) => onSearch({ side: to === 'drafted' ? undefined : to })}
        />
      )}
      <Verbs draft={draft} onSearch={onSearch} />
      <IconButton
        variant="ghost"
        icon={IconX}
        label={t('close')}
        onClick={() => onSearch({ draft: undefined, side: undefined })}
      />
    </div>
  );
}

const Verbs = ({ draft, onSearch }: Pick<DraftHeadProps, 'draft' | 'onSearch'>) => {
  const toList = () => onSearch({ draft: ALL_DRAFTS, side: undefined });
  const life = useLife(draft, toList);
  const [way, setWay] = useState<Way | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const { may } = draft;
  const isOutdated = draft.stale > 0;
  return (
    <>
      {may.includes('apply') && (
        <Button
          className={styles.turn}
          variant="primary"
          disabled={life.isBusy}
          onClick={() => setWay('apply')}
        >
          {t('apply')}
        </Button>
      )}
      {may.includes('undo') && (
        <Button className={styles.turn} disabled={life.isBusy || isOutdated} onClick={() => setWay('undo')}>
          {t('undo')}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon={IconDots} label={t('more_verbs')} />}
        entries={[
          { id: 'list', label: t('back'), onSelect: toList },
          ...(may.includes('write')
            ? [{ id: 'rename', label: t('rename'), onSelect: () => setRenaming(true) }]
            : []),
          ...(may.includes('discard')
            ? [{ id: 'discard', label: t('discard'), danger: true, onSelect: () => void life.discard() }]
            : []),
        ]}
      />
      {way && <TurnDialog {...{ draft, way, life }} onClose={() => setWay(null)} />}
      {isRenaming && <DraftForm draft={draft} onClose={() => setRenaming(false)} />}
    </>
  );
};
