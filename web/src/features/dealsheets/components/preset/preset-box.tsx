import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import type { PresetComparison } from '#contract/presets/shapes.ts';
import { a, stepWords } from '../../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { AppliedDialog } from '../../../../ui/applied/applied-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { presetWords } from '../../effects/preset-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { t } from './messages.ts';

type PresetBoxProps = { deal: Dealsheet; compared: PresetComparison | undefined; onClose: () => void };

/** A revision of a preset over a draft: what it changes, field by field, before it does. */
export default function PresetBox({ deal, compared, onClose }: PresetBoxProps) {
  const { chosen, name, choose, failed, field } = useChosenPreset('dealsheet', compared?.applied);
  const { preview, apply } = usePresetWrites(deal);
  const applying = useApplying(chosen, {
    ...{ key: ['dealsheets', deal.id], preview, apply },
    onDone: () => {
      toast.show({ title: a('applied', { name, revision: chosen?.revision ?? '' }) });
      onClose();
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
      changes={chosen && seen && stepWords(seen, compared, { ticks, words: presetWords })}
      more={seen && seen.lines.length > 0 && <Text muted>{t('more', { count: seen.lines.length })}</Text>}
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}
