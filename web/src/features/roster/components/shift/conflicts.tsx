import { useQuery } from '@tanstack/react-query';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { checked } from '../../queries.ts';
import styles from './shift.module.css';

/** What is known of somebody's being on a shift. */
export interface Check {
  readonly isAsked: boolean;
  /** The answer is there, or will never be. */
  readonly isSettled: boolean;
  readonly isFree: boolean;
  readonly mayOverride: boolean;
  readonly conflicts: readonly Conflict[];
}

/** Asks what is in the way of somebody's being on a shift; `except` = the booking that would make room for it. */
export function useCheck(shift: Shift, member_id: string | null, except?: string): Check {
  const { data, isError } = useQuery({
    ...checked(shift, member_id ?? '', except),
    enabled: member_id !== null,
  });
  const conflicts = data?.conflicts ?? [];
  return {
    isAsked: member_id !== null,
    // Where it can't be asked, saving says it.
    isSettled: data !== undefined || isError,
    isFree: conflicts.length === 0,
    mayOverride: (data?.may_override ?? false) && conflicts.every(({ final }) => !final),
    conflicts,
  };
}

type ConflictsProps = {
  check: Check;
  name: string;
  reason: string;
  onReason: (reason: string) => void;
};

/** What is in the way, before anything is saved. */
export function Conflicts({ check, name, reason, onReason }: ConflictsProps) {
  const { isAsked, isSettled, isFree, mayOverride, conflicts } = check;
  return (
    <>
      <div aria-live="polite">
        {isAsked && !isSettled && <Text muted>{t('checking')}</Text>}
        {isAsked && isSettled && isFree && (
          <div className={styles.free}>
            <StatusText tone="ok">{t('nothing_in_the_way', { name })}</StatusText>
          </div>
        )}
        {!isFree && (
          <div className={styles.conflicts}>
            {conflicts.map((conflict, at) => (
              <div key={`${conflict.rule}-${conflict.skill ?? at}`}>
                <StatusText tone="bad" strong>
                  {t(`rule_${conflict.rule}`)}
                </StatusText>
                <div>{conflict.message}</div>
              </div>
            ))}
            {!mayOverride && (
              <Text small>{t(conflicts.some(({ final }) => final) ? 'final' : 'override_rank')}</Text>
            )}
          </div>
        )}
      </div>
      {!isFree && mayOverride && (
        <TextArea
          label={t('override_reason')}
          note={t('override_note')}
          value={reason}
          onChange={onReason}
          maxLength={500}
          rows={2}
        />
      )}
    </>
  );
}
