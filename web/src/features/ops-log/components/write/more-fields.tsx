import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Select } from '../../../../ui/form/select.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { personChoices } from '../../../choices/queries.ts';
import type { SayingForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import { BodyField } from './body-field.tsx';
import { SaidFields } from './said-fields.tsx';
import { ShiftField } from './shift-field.tsx';
import styles from './write.module.css';

const Start = lazy(() => import('../handover/start.tsx'));

type MoreFieldsProps = {
  form: SayingForm;
  project_id: string;
  /** Another number each time that somebody goes on from the title to the details. */
  goOn?: number;
};

/** What may be said besides: details, when and where, about whom, and what is left to do. */
export default function MoreFields({ form, project_id, goOn = 0 }: MoreFieldsProps) {
  const people = useQuery(personChoices()).data?.data ?? [];
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const { field, values } = form;
  const isHandover = values.type === 'handover';
  const { id } = field('body');
  useEffect(() => {
    const box = document.getElementById(id);
    if (goOn === 0 || !box) return;
    box.focus();
    // Below the first question that a template asks, where it leaves a line for the answer.
    const answer = box instanceof HTMLTextAreaElement ? box.value.indexOf('\n\n') + 1 : 0;
    if (answer > 0 && box instanceof HTMLTextAreaElement) box.setSelectionRange(answer, answer);
  }, [goOn, id]);
  return (
    <div className={styles.more}>
      {isHandover && (
        <Suspense fallback={null}>
          <Start form={form} project_id={project_id} />
        </Suspense>
      )}
      <div className={styles.wide}>
        <BodyField
          project_id={project_id}
          field={field('body')}
          written={{ text: values.body, people: values.named }}
          onChange={({ text, people: named }) => form.fill({ body: text, named: [...named] })}
        />
      </div>
      <SaidFields
        project_id={project_id}
        people={options}
        fields={{
          ...{ day: field('day'), time: field('time'), location: field('location') },
          ...{ people: field('people'), tags: field('tags') },
        }}
        isNow
      />
      <ShiftField {...field('shift_id')} project_id={project_id} day={values.day} isHandover={isHandover} />
      <div className={styles.pair}>
        <Select {...field('owner_id')} label={t('owner')} options={options} optional searchable />
        <DateField {...field('due')} label={t('due')} optional />
      </div>
    </div>
  );
}
