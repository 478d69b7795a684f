import { IconAlertOctagon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ruleKey } from '#contract/policy/comparison.ts';
import type { PolicyRule } from '#contract/policy/shapes.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { RuleRow } from '../../effects/draft.ts';
import { isSameRule } from '../../effects/rules.ts';
import { ruleSentence } from '../../effects/words/rule-sentence.ts';
import { t } from '../../messages.ts';
import { EffectText } from './effect-text.tsx';
import styles from './rules.module.css';

type RuleLineProps = {
  rule: PolicyRule;
  /** What a draft does to it. */
  state?: RuleRow['state'];
  /** What it said before a draft changed it. */
  before?: PolicyRule | null;
  /** What the server refused of it. */
  problems?: readonly string[];
  /** At the right: what can be done with it. */
  verbs?: ReactNode;
};

const TONES = { added: 'ok', changed: 'info', removed: 'neutral' } as const;

/** A rule as a sentence, beside it the exact pattern. */
export function RuleLine({ rule, state = 'kept', before = null, problems = [], verbs }: RuleLineProps) {
  const places = useOrganizations();
  const Words = state === 'removed' ? 'del' : 'span';
  const look = classNames(styles.line, verbs !== undefined && styles.withVerbs, styles[state]);
  return (
    <li className={look}>
      <EffectText effect={rule.effect} />
      <span className={styles.words}>
        <Words>{ruleSentence(rule, places)}</Words>
        {state !== 'kept' && <Tag tone={TONES[state]}>{t(state)}</Tag>}
        {state === 'changed' && before && !isSameRule(before, rule) && (
          <span className={styles.before}>{t('was', { rule: ruleSentence(before, places) })}</span>
        )}
        {problems.map((problem) => (
          <span key={problem} className={styles.problem}>
            <Icon icon={IconAlertOctagon} size={14} />
            {problem}
          </span>
        ))}
      </span>
      <code className={styles.pattern}>{ruleKey(rule)}</code>
      {verbs !== undefined && <span className={styles.verbs}>{verbs}</span>}
    </li>
  );
}

/** Rules below each other. */
export const RuleLines = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={styles.lines} aria-label={label}>
    {children}
  </ul>
);
