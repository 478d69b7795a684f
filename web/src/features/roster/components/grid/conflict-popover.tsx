import { IconAlertOctagon } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { Block } from '../../effects/rows.ts';
import { t } from '../../messages.ts';
import styles from './conflict.module.css';
import { useActs } from './grid-acts.ts';

type ConflictPopoverProps = { block: Block; conflicts: readonly Conflict[]; trigger: ReactElement<object> };

/** Why somebody can't be where they are planned, and both ways out of it. */
export function ConflictPopover({ block, conflicts, trigger }: ConflictPopoverProps) {
  const { plan, open } = useActs();
  const format = useFormat();
  const day = format.day(block.shift.day, 'weekday');
  const then = (close: () => void, verb: () => void) => () => {
    close();
    verb();
  };
  return (
    <Popover
      trigger={trigger}
      role="dialog"
      label={t('conflict_of', { name: block.booking.member.name, day })}
      className={styles.box ?? ''}
    >
      {(close) => (
        <>
          {conflicts.map((conflict, at) => (
            <div key={`${conflict.rule}-${conflict.skill ?? at}`} className={styles.reason}>
              <div className={styles.title}>
                <Icon icon={IconAlertOctagon} />
                {`${t(`rule_${conflict.rule}`)}, ${day}`}
              </div>
              <p>{conflict.message}</p>
            </div>
          ))}
          <div className={styles.verbs}>
            {plan && (
              <>
                <Button small onClick={then(close, () => plan.replace(block))}>
                  {t('find_replacement')}
                </Button>
                <Button small variant="ghost" onClick={then(close, () => plan.takeOff(block))}>
                  {t('open_instead')}
                </Button>
              </>
            )}
            <Button small variant="ghost" onClick={then(close, () => open(block.shift))}>
              {t('show_shift')}
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
}
