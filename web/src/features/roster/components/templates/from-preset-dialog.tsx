import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { useTemplatePresets } from '../../effects/templates/use-template-presets.ts';
import { t } from './messages.ts';

type FromPresetDialogProps = { project_id: string; onClose: () => void };

const PLACES: Readonly<Record<string, string>> = { preset_id: 'preset', revision: 'preset', name: 'name' };

/** A template of a roster as a preset says: from which, and under which name. */
export function FromPresetDialog({ project_id, onClose }: FromPresetDialogProps) {
  const { create } = useTemplatePresets(project_id);
  const { chosen, name: called, choose, failed, field: preset } = useChosenPreset('roster', null);
  const form = useForm<{ preset: null; name: string }>({
    initial: { preset: null, name: '' },
    onSubmit: async ({ name }) => {
      if (!chosen) return undefined;
      try {
        await create({ ...chosen, ...(name.trim() ? { name: name.trim() } : {}) });
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere')).map(({ field, message }) => ({
          field: PLACES[field] ?? '',
          message,
        }));
      }
      onClose();
      return undefined;
    },
  });
  const { error, id } = form.field('preset');
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('from_preset_title')}
      boxSize="small"
      labels={{ preset: preset.label, name: t('name') }}
      verb={t('make')}
      isReady={chosen !== null}
      {...(failed ? { instead: <LoadError {...failed} /> } : {})}
    >
      <Select {...preset} {...{ error, id }} note={t('from_preset_note')} onChange={choose} />
      <TextField
        {...form.field('name')}
        label={t('name')}
        placeholder={called.slice(0, 60)}
        maxLength={60}
        optional
      />
    </FormDialog>
  );
}
