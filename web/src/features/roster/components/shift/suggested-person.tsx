import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Suggestion } from '#contract/shifts/suggestion-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { ProposedPerson } from '../../../../ui/display/proposed-person.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

type SuggestedPersonProps = {
  suggestion: Suggestion;
  currency: string | null;
  isChosen: boolean;
  onChoose: () => void;
};

/** A rule is named once, however often it is broken. */
const byRule = (conflicts: readonly Conflict[]) => [...Map.groupBy(conflicts, ({ rule }) => rule)];

/** Somebody who could take a place, and why them. */
export function SuggestedPerson({ suggestion, currency, isChosen, onChoose }: SuggestedPersonProps) {
  const { money, number } = useFormat();
  const { member, reasons, conflicts, cost_minor, planned_min, cap_min } = suggestion;
  const verb = t(isChosen ? 'chosen' : 'choose');
  return (
    <ProposedPerson name={member.name} choice={{ isChosen, verb, onChoose }}>
      {reasons.map((reason) => (
        <StatusText key={reason} small tone="ok">
          {t(`reason_${reason}`)}
        </StatusText>
      ))}
      {byRule(conflicts).map(([rule, some]) => (
        <span key={rule} title={some.map(({ message }) => message).join(' ')}>
          <StatusText small tone="bad">
            {words(`rule_${rule}`)}
          </StatusText>
        </span>
      ))}
      <span>{t('load_of', { planned: number(planned_min / 60, 1), cap: number(cap_min / 60, 1) })}</span>
      {cost_minor !== null && currency && <span>{money(cost_minor, currency)}</span>}
    </ProposedPerson>
  );
}
