import { OPS_LOG_TYPES } from '#contract/ops-log/states.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { useFromPresetForm } from '../../effects/use-from-preset-form.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

type FromPresetBoxProps = { project_id: string; mayShare: boolean; onClose: () => void };

/** A template as a preset says: from which, under which name, for entries of which type. */
export default function FromPresetBox({ project_id, mayShare, onClose }: FromPresetBoxProps) {
  const { chosen, name, choose, failed, field: preset } = useChosenPreset('ops_log', null);
  const form = useFromPresetForm(project_id, chosen, onClose);
  const { field, set } = form;
  const types = OPS_LOG_TYPES.map((value) => ({ value, label: words(`type_${value}`) }));
  const { error, id } = field('log_preset');
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('from_preset_title')}
      labels={{ log_preset: preset.label, log_name: t('name'), log_type: t('type') }}
      verb={t('make')}
      isReady={chosen !== null}
      {...(failed ? { instead: <LoadError {...failed} /> } : {})}
    >
      <Select {...preset} {...{ error, id }} note={t('from_preset_note')} onChange={choose} />
      <TextField
        {...field('log_name')}
        label={t('name')}
        placeholder={name.slice(0, 60)}
        maxLength={60}
        optional
      />
      <FieldPair>
        <Select
          {...field('log_type')}
          label={t('type')}
          options={types}
          placeholder={t('type_of_preset')}
          onChange={(one) => set('log_type', OPS_LOG_TYPES.find((type) => type === one) ?? null)}
          optional
        />
        {mayShare && (
          <Select
            {...field('log_whose')}
            label={t('whose')}
            options={[
              { value: 'project', label: t('whose_project') },
              { value: 'all', label: t('whose_all') },
            ]}
            onChange={(one) => set('log_whose', one === 'all' ? 'all' : 'project')}
          />
        )}
      </FieldPair>
    </FormDialog>
  );
}
