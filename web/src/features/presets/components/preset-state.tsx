import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { Preset } from '#contract/presets/shapes.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { t } from '../messages.ts';

type PresetStateProps = { preset: Pick<Preset, 'current'>; small?: boolean };

/** Whether a preset can be applied, and which revision of it is. */
export function PresetState({ preset: { current }, small = false }: PresetStateProps) {
  if (current === null)
    return (
      <StatusText icon={IconCircleDashed} tone="muted" small={small}>
        {t('unpublished')}
      </StatusText>
    );
  return (
    <StatusText icon={IconCircleCheck} tone="ok" small={small}>
      {t('state_current', { revision: current })}
    </StatusText>
  );
}
