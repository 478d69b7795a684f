import type { Suggestion } from '#contract/shifts/suggestion-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ProposedPerson } from '../../../../ui/display/proposed-person.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from '../../messages.ts';

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
  const verb = t(isChosen ? 'chosen' : 'choose');
  return (
    <ProposedPerson name={member.name} choice={{ isChosen, verb, onChoose }}>
      {reasons.map((reason) => (
        <StatusText key={reason} small tone="ok">
          {t(`reason_${reason}`)}
        </StatusText>
      ))}
      <span>{t('load_of', { planned: number(planned_min / 60, 1), cap: number(cap_min / 60, 1) })}</span>
      {cost_minor !== null && currency && <span>{money(cost_minor, currency)}</span>}
    </ProposedPerson>
  );
}
