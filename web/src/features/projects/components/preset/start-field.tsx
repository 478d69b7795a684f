import { useQuery } from '@tanstack/react-query';
import { APPLY_PRESET } from '#contract/presets/applying.ts';
import { applicablePresets } from '../../../../platform/applied/applied-presets.ts';
import { presetOptions } from '../../../../platform/applied/use-chosen-preset.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import type { usePresetStart } from '../../effects/use-preset-start.ts';
import { t } from './messages.ts';

/** Whether there is a preset to start from that the caller may apply; `isNamed` one that an address names is. */
export function useHasPresets(isNamed: boolean): boolean {
  const enabled = usePermissions().can(APPLY_PRESET.action, APPLY_PRESET.object);
  const { data } = useQuery({ ...applicablePresets('project'), enabled });
  return enabled && (isNamed || (data?.data.length ?? 0) > 0);
}

type StartFieldProps = {
  value: string | null;
  preset: ReturnType<typeof usePresetStart>;
  onChange: (preset_id: string | null) => void;
};

/** From which preset a new project starts. */
export function StartField({ value, preset, onChange }: StartFieldProps) {
  const { data, isPending } = useQuery(applicablePresets('project'));
  return (
    <>
      <Select
        label={t('start')}
        note={t('start_note')}
        options={presetOptions(data?.data ?? [])}
        loading={isPending}
        value={value}
        onChange={onChange}
      />
      {preset.error && <LoadError {...failedRead(preset.error, t('start_failed'), preset.refetch)} />}
    </>
  );
}
