import { IconCheck } from '@tabler/icons-react';
import type { Suggestion } from '#contract/shifts/suggestion-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';

type SubstituteProps = {
  suggestion: Suggestion;
  currency: string | null;
  isChosen: boolean;
  onChoose: () => void;
};

/** Somebody who could take a shift, and why them. */
export function Substitute({ suggestion, currency, isChosen, onChoose }: SubstituteProps) {
  const { money, number } = useFormat();
  const { member, reasons, cost_minor, planned_min, cap_min } = suggestion;
  return (
    <li className={styles.substitute}>
      <Person name={member.name} />
      <Button small aria-pressed={isChosen} {...(isChosen ? { icon: IconCheck } : {})} onClick={onChoose}>
        {isChosen ? t('chosen') : t('choose')}
        <HiddenText>{` ${member.name}`}</HiddenText>
      </Button>
      <span className={styles.reasons}>
        {reasons.map((reason) => (
          <StatusText key={reason} small tone="ok">
            {t(`reason_${reason}`)}
          </StatusText>
        ))}
        <span>{t('load_of', { planned: number(planned_min / 60, 1), cap: number(cap_min / 60, 1) })}</span>
        {cost_minor !== null && currency && <span>{money(cost_minor, currency)}</span>}
      </span>
    </li>
  );
}
