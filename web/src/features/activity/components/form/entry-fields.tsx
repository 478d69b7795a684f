import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import type { NamedPurpose } from './chosen-purpose.ts';
import styles from './entry-form.module.css';
import type { EntryValues } from './entry-values.ts';
import { PurposeFields } from './purpose-fields.tsx';
import { SpanFields } from './span-fields.tsx';

const CATEGORIES = [
  'work',
  'travel',
  'training',
  'admin',
  'standby',
] as const satisfies readonly EntryValues['category'][];

type EntryFieldsProps = {
  form: Form<EntryValues>;
  known: NamedPurpose | undefined;
  /** Told what was chosen, by name. */
  onNamed: (named: NamedPurpose) => void;
};

/** The fields of an entry. */
export function EntryFields({ form, known, onNamed }: EntryFieldsProps) {
  const { today } = useFormat();
  const { require_note } = useOrganization();
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <PurposeFields
          date={form.values.work_date ?? today()}
          project={form.field('project_id')}
          service={form.field('service_type_id')}
          known={known}
          onChange={(chosen, named) => {
            onNamed(named);
            form.set('project_id', chosen.project_id);
            form.set('service_type_id', chosen.service_type_id);
            form.set('billable', chosen.billable);
          }}
        />
      </div>
      <SpanFields form={form} />
      <TextArea
        {...form.field('note')}
        label={t('note')}
        placeholder={t('note_placeholder')}
        optional={!require_note}
        rows={2}
        maxLength={5000}
      />
      <KindFields form={form} />
    </div>
  );
}

function KindFields({ form }: { form: Form<EntryValues> }) {
  const category = form.field('category');
  return (
    <div className={styles.pair}>
      <Select
        {...category}
        label={t('category')}
        options={CATEGORIES.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => category.onChange(CATEGORIES.find((one) => one === value) ?? 'work')}
      />
      <div className={styles.foot}>
        <Checkbox {...form.field('billable')} label={t('billable')} />
      </div>
    </div>
  );
}
