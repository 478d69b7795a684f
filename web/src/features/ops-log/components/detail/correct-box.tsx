import { useQuery } from '@tanstack/react-query';
import type { OpsLogEntry, OpsLogEntryWhole } from '#contract/ops-log/shapes.ts';
import { t as words } from '../../../../platform/files/words.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FileDrop } from '../../../../ui/files/file-drop.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { personChoices } from '../../../choices/queries.ts';
import { differencesOf } from '../../effects/comparison.ts';
import { severitiesOf } from '../../effects/entry-values.ts';
import { type CorrectionValues, useCorrectionForm } from '../../effects/use-correction-form.ts';
import { t } from '../../messages.ts';
import { opsLogEntry } from '../../queries.ts';
import { FilesField } from '../files/files-field.tsx';
import { t as fileWords } from '../files/messages.ts';
import { Differences } from '../row/differences.tsx';
import { BodyField } from '../write/body-field.tsx';
import { SaidFields } from '../write/said-fields.tsx';
import styles from './detail.module.css';

type CorrectBoxProps = { entry: OpsLogEntry; onClose: () => void };

/** Says what an entry should have said, beginning with what is valid of it now. */
export function CorrectBox({ entry, onClose }: CorrectBoxProps) {
  const { data, error, refetch } = useQuery(opsLogEntry(entry.project_id, entry.id));
  if (data) return <CorrectForm entry={data} onClose={onClose} />;
  return (
    <Dialog open boxSize="large" title={t('correct_title', { sequence: entry.sequence })} onClose={onClose}>
      {error ? <LoadError {...failedRead(error, t('entry_failed'), refetch)} /> : <SkeletonRows rows={5} />}
    </Dialog>
  );
}

function CorrectForm({ entry, onClose }: { entry: OpsLogEntryWhole; onClose: () => void }) {
  const format = useFormat();
  const people = useQuery(personChoices()).data?.data ?? [];
  const before = entry.corrections.at(-1) ?? entry;
  const { form, said, files } = useCorrectionForm({ entry, before, onDone: onClose }, people);
  const { field } = form;
  const differences = differencesOf(before, said, format);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('correct_title', { sequence: entry.sequence })}
      note={t('correct_note')}
      labels={LABELS}
      verb={t('correct_verb')}
      isReady={differences.length > 0 || files.uploads.length > 0}
      boxSize="large"
    >
      <TextField {...field('new_title')} label={t('title')} maxLength={120} />
      <Severity {...field('new_severity')} type={entry.type} />
      <BodyField
        project_id={entry.project_id}
        field={field('new_body')}
        written={{ text: form.values.new_body, people: form.values.new_named }}
        onChange={({ text, people: named }) => form.fill({ new_body: text, new_named: [...named] })}
      />
      <SaidFields
        project_id={entry.project_id}
        people={[
          ...before.people,
          ...people.filter(({ id }) => before.people.every((one) => one.id !== id)),
        ].map(({ id, name }) => ({ value: id, label: name }))}
        fields={{
          ...{ day: field('new_day'), time: field('new_time'), location: field('new_location') },
          ...{ people: field('new_people'), tags: field('new_tags') },
        }}
      />
      <FileDrop onFiles={files.add} label={words('drop')}>
        <FilesField files={files} />
      </FileDrop>
      <section className={styles.will} aria-label={t('will_differ')}>
        <h3>{t('will_differ')}</h3>
        {differences.length > 0 ? <Differences differences={differences} /> : <p>{t('nothing_differs')}</p>}
      </section>
    </FormDialog>
  );
}

type SeverityProps = BoundField<CorrectionValues['new_severity']> & Pick<OpsLogEntry, 'type'>;

function Severity({ type, onChange, ...field }: SeverityProps) {
  const options = severitiesOf(type).map((value) => ({ value, label: t(`severity_${value}`) }));
  const choose = (chosen: string | null) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return <Select {...field} label={t('severity')} options={options} onChange={choose} />;
}

const LABELS = {
  ...{ new_title: t('title'), new_severity: t('severity'), new_body: t('body'), new_day: t('day') },
  ...{ new_time: t('time'), new_location: t('location'), new_people: t('people'), new_tags: t('tags') },
  files: fileWords('files'),
};
