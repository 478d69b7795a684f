import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { HiddenText } from '../../ui/theme/text.tsx';
import type { Choice, ChoiceGroup } from './choices/choice.ts';
import { t } from './messages.ts';
import styles from './palette.module.css';
import { PaletteGroup } from './palette-group.tsx';
import { LIST } from './palette-search.tsx';
import type { usePicking } from './use-picking.ts';

type PaletteListProps = {
  groups: readonly ChoiceGroup[];
  q: string;
  isLooking: boolean;
  picking: ReturnType<typeof usePicking>;
  onChoose: (choice: Choice) => void;
};

/** The rows, or that there are none; how many there are is said to screen readers. */
export function PaletteList({ groups, q, isLooking, picking, onChoose }: PaletteListProps) {
  const { picked, pick, count } = picking;
  const isOnline = useSyncExternalStore(
    (notify) => onlineManager.subscribe(notify),
    () => onlineManager.isOnline(),
  );
  return (
    <>
      <div id={LIST} role="listbox" aria-label={t('label')} className={styles.list}>
        {groups.map(({ label, choices }) => (
          <PaletteGroup
            key={label}
            label={label}
            choices={choices}
            q={q}
            picked={picked}
            onPick={pick}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div role="status">
        {count > 0 ? (
          <HiddenText>{t('results', { count })}</HiddenText>
        ) : (
          <div className={styles.empty}>
            <strong>{t(isLooking ? 'looking' : 'nothing')}</strong>
            {!isLooking && t(isOnline ? 'nothing_note' : 'nothing_offline')}
          </div>
        )}
      </div>
    </>
  );
}
