import { IconBan, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Explanation } from '#contract/access/explanation.ts';
import type { Role } from '#contract/access/roles.ts';
import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { writtenRule } from '../../effects/rules.ts';
import { RuleLine, RuleLines } from '../rules/rule-line.tsx';
import { t } from './messages.ts';
import styles from './test.module.css';

type AnswerCardProps = {
  title: string;
  end?: ReactNode;
  answer: Explanation;
  /** The rules as they were written. */
  rules: readonly PolicyRule[];
};

/** A decision with the rule that it rests on, or the lack of one. */
export function AnswerCard({ title, end, answer, rules }: AnswerCardProps) {
  const { allowed, least } = answer;
  const written = answer.rules.flatMap((decisive) => writtenRule(decisive, rules) ?? []);
  const decisive = [...new Map(written.map((rule) => [ruleKey(rule), rule])).values()];
  return (
    <Card title={title} end={end}>
      <div className={styles.answer}>
        <span className={styles.decision}>
          <StatusText strong tone={allowed ? 'ok' : 'bad'} icon={allowed ? IconCircleCheck : IconBan}>
            {t(allowed ? 'allowed' : 'refused')}
          </StatusText>
        </span>
        <p>{reasonOf(allowed, decisive.length, least)}</p>
        {decisive.length > 0 && (
          <div className={styles.rules}>
            <RuleLines>
              {decisive.map((rule) => (
                <RuleLine key={ruleKey(rule)} rule={rule} />
              ))}
            </RuleLines>
          </div>
        )}
      </div>
    </Card>
  );
}

const reasonOf = (isAllowed: boolean, count: number, least: Role | null): string => {
  if (count > 0) return t(isAllowed ? 'by_allow' : 'by_deny', { count });
  return least ? t('no_rule', { role: roleName(least).toLowerCase() }) : t('no_rule_at_all');
};
