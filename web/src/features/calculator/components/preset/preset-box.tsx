import type { Scenario } from '#contract/calculator/shapes.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import { a, stepWords } from '../../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { AppliedDialog } from '../../../../ui/applied/applied-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { scenarioWords } from '../../effects/field-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { t } from '../../messages.ts';

type PresetBoxProps = {
  scenario: Scenario;
  compared: PresetComparison | undefined;
  onChanged: (scenario: Scenario) => void;
  onClose: () => void;
};

/** A revision of a preset over a scenario: what it changes, field by field, before it does. */
export default function PresetBox({ scenario, compared, onChanged, onClose }: PresetBoxProps) {
  const words = scenarioWords(useFormat());
  const { chosen, name, choose, failed, field } = useChosenPreset('calculator', compared?.applied);
  const { preview, apply } = usePresetWrites(scenario);
  const applying = useApplying(chosen, {
    ...{ key: ['calculator', scenario.id], preview, apply },
    onDone: (applied) => {
      toast.show({ title: a('applied', { name, revision: chosen?.revision ?? '' }) });
      onClose();
      onChanged(applied);
    },
  });
  const { seen, ticks, restart } = applying;
  const lost = failed ?? applying.failed;
  const change = (id: string | null) => {
    restart();
    choose(id);
  };
  return (
    <AppliedDialog
      {...applying.box}
      choice={<Select {...field} onChange={change} />}
      changes={chosen && seen && stepWords(seen, compared, { ticks, words })}
      more={
        seen && seen.lines.length > 0 && <Text muted>{t('preset_lines', { count: seen.lines.length })}</Text>
      }
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}
