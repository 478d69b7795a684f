import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import type { EntryForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import styles from './write.module.css';

/** What an entry of the chosen type starts from; nothing where there is no choice. What somebody typed stays in any case. */
export function TemplateChoice({ form }: { form: EntryForm }) {
  const { templates, values, fill } = form;
  const options = templates.of(values.type);
  if (options.length === 0) return null;
  return (
    <div className={styles.template}>
      <span aria-hidden="true">{t('start_from')}</span>
      <CompactSelect
        label={t('start_from')}
        options={[
          { value: '', label: t('start_from_nothing') },
          ...options.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={options.find(({ id }) => id === templates.chosen)?.id ?? ''}
        onChange={(id) => fill(templates.start(values, id || null))}
      />
    </div>
  );
}
