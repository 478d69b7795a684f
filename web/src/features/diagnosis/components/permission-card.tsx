import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Question } from '#contract/access/explanation.ts';
import { ROOT } from '#contract/access/permission.ts';
import { myPolicy, usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { SuggestField } from '../../../ui/form/suggest-field.tsx';
import { useHere } from '../effects/use-here.ts';
import { t } from '../messages.ts';
import styles from './diagnosis.module.css';
import { PermissionAnswer } from './permission-answer.tsx';

/** "May I …?": an action, an object and a place, with the policy's answer and the rules behind it. */
export function PermissionCard({
  asked,
  onAsk,
}: {
  asked: Question | undefined;
  onAsk: (question: Question) => void;
}) {
  const here = useHere();
  const [value, setValue] = useState<Question>(
    asked ?? { action: 'create', object: '/projects', domain: here },
  );
  const { data: policy } = useQuery(myPolicy);
  const rules = policy?.data.p ?? [];
  const { can } = usePermissions();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(value).every((part) => part.trim() !== '')) onAsk(value);
  };
  const field = (name: keyof Question, suggestions: readonly { value: string; label: string }[]) => (
    <SuggestField
      label={t(name)}
      placeholder={t(`${name}_hint`)}
      suggestions={suggestions}
      value={value[name]}
      onChange={(next) => setValue({ ...value, [name]: next })}
      maxLength={200}
    />
  );
  return (
    <Card title={t('may')}>
      <form className={styles.ask} noValidate onSubmit={submit} aria-label={t('may')}>
        <div className={styles.fields}>
          {field('action', options(rules.map(([, , , , action]) => action)))}
          {field('object', options(rules.map(([, , , object]) => object)))}
          {field('domain', [
            { value: here, label: t('may_here') },
            { value: ROOT, label: t('may_everywhere') },
          ])}
        </div>
        <div>
          <Button type="submit">{t('ask')}</Button>
        </div>
      </form>
      {asked && <PermissionAnswer question={asked} here={can(asked.action, asked.object, asked.domain)} />}
    </Card>
  );
}

const options = (values: readonly string[]) =>
  [...new Set(values)]
    .filter((value) => value !== '*')
    .sort()
    .map((value) => ({ value, label: value }));
