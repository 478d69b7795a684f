import { IconArrowsExchange, IconDots, IconUserShare } from '@tabler/icons-react';
import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import { createSwap } from '#contract/swaps/endpoints.ts';
import type { SwapKind } from '#contract/swaps/states.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import type { IconType } from '../../../../ui/theme/icon.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';
import { shiftName } from './plan-words.ts';

type GiveMenuProps = { shift: OwnShift; onAsk: (kind: SwapKind) => void };

/** What one may ask of others about a shift. */
export function GiveMenu({ shift, onAsk }: GiveMenuProps) {
  const { may } = usePermissions();
  if (!may(createSwap, { project_id: shift.project.id })) return null;
  const entry = (id: SwapKind, label: string, icon: IconType) => ({
    id,
    label,
    icon,
    onSelect: () => onAsk(id),
  });
  return (
    <Menu
      trigger={
        <IconButton
          className={styles.more}
          small
          variant="ghost"
          icon={IconDots}
          label={t('more', { what: shiftName(shift) })}
        />
      }
      entries={[entry('drop', t('offer'), IconUserShare), entry('swap', t('swap'), IconArrowsExchange)]}
    />
  );
}
