import { OPS_LOG_TYPES } from '#contract/ops-log/states.ts';
import type { OpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import { isLocked } from '#contract/presets/locked.ts';
import { a } from '../../../../platform/applied/applied-words.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { withLocks } from '../../../../ui/form-page/applied-locks.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { severitiesOf } from '../../effects/entry-values.ts';
import { type TemplateValues, useTemplateForm } from '../../effects/use-template-form.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

type TemplateBoxProps = {
  project_id: string;
  /** Null for a new one. */
  template: OpsLogTemplate | null;
  mayShare: boolean;
  onClose: () => void;
};

/** What entries of a type start from, to be written. */
export default function TemplateBox({ project_id, template, mayShare, onClose }: TemplateBoxProps) {
  const form = useTemplateForm(project_id, template, onClose);
  const { field, values, set } = shut(form, template?.preset);
  const severities = severitiesOf(values.log_type).map((value) => ({
    ...{ value, label: words(`severity_${value}`) },
  }));
  const chooseSeverity = (chosen: string | null) =>
    set('log_severity', severities.find(({ value }) => value === chosen)?.value ?? null);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={template ? t('edit_title', template) : t('new_title')}
      {...(template ? { note: t('note') } : {})}
      labels={LABELS}
      verb={t('save')}
      boxSize="large"
    >
      {!template && <Whose form={form} mayShare={mayShare} />}
      <TextField {...field('log_name')} label={t('name')} placeholder={t('name_hint')} maxLength={60} />
      <TextField
        {...field('log_title')}
        label={t('entry_title')}
        note={t('entry_title_note')}
        maxLength={120}
        optional
      />
      <TextArea {...field('log_body')} label={t('body')} note={t('body_note')} maxLength={10_000} optional />
      <FieldPair>
        <Select
          {...field('log_severity')}
          label={t('severity')}
          options={severities}
          placeholder={t('severity_none')}
          onChange={chooseSeverity}
          optional
        />
        <NumberField {...field('log_follow_up_days')} label={t('days')} suffix={t('days_unit')} optional />
      </FieldPair>
      <TagsField {...field('log_tags')} label={t('tags')} maxTags={20} optional />
    </FormDialog>
  );
}

/** With what the preset of a template locks shut. */
const shut = (form: Form<TemplateValues>, preset: OpsLogTemplate['preset'] | undefined) =>
  preset
    ? withLocks(form, (field) => isLocked(preset, field.replace(/^log_/, '')), a('locked', preset))
    : form;

type WhoseProps = { form: Form<TemplateValues>; mayShare: boolean };

/** For entries of which type, and in which projects: said once. */
function Whose({ form: { field, set }, mayShare }: WhoseProps) {
  const types = OPS_LOG_TYPES.map((value) => ({ value, label: words(`type_${value}`) }));
  const chooseType = (chosen: string | null) => {
    const type = OPS_LOG_TYPES.find((one) => one === chosen);
    if (type) set('log_type', type);
  };
  return (
    <FieldPair>
      <Select {...field('log_type')} label={t('type')} options={types} onChange={chooseType} />
      {mayShare && (
        <Select
          {...field('log_whose')}
          label={t('whose')}
          options={[
            { value: 'project', label: t('whose_project') },
            { value: 'all', label: t('whose_all') },
          ]}
          onChange={(chosen) => set('log_whose', chosen === 'all' ? 'all' : 'project')}
        />
      )}
    </FieldPair>
  );
}

const LABELS = {
  ...{ log_type: t('type'), log_name: t('name'), log_title: t('entry_title'), log_body: t('body') },
  ...{ log_severity: t('severity'), log_tags: t('tags'), log_follow_up_days: t('days') },
};
