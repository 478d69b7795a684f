import type { PolicyRule } from '#contract/policy/shapes.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import type { Asking } from '../../effects/question.ts';
import { actionOptions, objectOptions } from '../../effects/suggestions.ts';
import { t } from './messages.ts';
import styles from './test.module.css';
import { WhereFields } from './where-fields.tsx';
import { WhoFields } from './who-fields.tsx';

/** Who would do what to what, and where. */
export function QuestionCard({ rules, ...asking }: Asking & { rules: readonly PolicyRule[] }) {
  const { value, onChange } = asking;
  return (
    <Card title={t('question')}>
      <div className={styles.fields}>
        <WhoFields {...asking} />
        <SuggestField
          label={t('action')}
          placeholder={t('action_hint')}
          suggestions={actionOptions(rules, value.object ?? '').filter((option) => option.value !== '*')}
          value={value.action ?? ''}
          onChange={(action) => onChange({ ...value, action })}
          maxLength={60}
        />
        <SuggestField
          label={t('object')}
          note={t('object_note')}
          placeholder={t('object_hint')}
          suggestions={objectOptions(rules).filter((option) => option.value !== '*')}
          value={value.object ?? ''}
          onChange={(object) => onChange({ ...value, object })}
          maxLength={200}
        />
        <WhereFields {...asking} />
      </div>
    </Card>
  );
}
