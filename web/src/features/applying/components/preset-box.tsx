import { a, stepWords } from '../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../platform/applied/use-chosen-preset.ts';
import { AppliedDialog } from '../../../ui/applied/applied-dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import type { AppliedTo } from '../effects/applied-to.ts';

type PresetBoxProps = { to: AppliedTo; onClose: () => void };

/** A revision of a preset over what stands: what it changes, field by field, before it does. */
export default function PresetBox({ to, onClose }: PresetBoxProps) {
  const { kind, key, compared, words, preview, apply } = to;
  const { chosen, name, choose, failed, field } = useChosenPreset(kind, compared?.applied);
  const applying = useApplying(chosen, {
    ...{ key, preview, apply },
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
      changes={chosen && seen && stepWords(seen, compared, { ticks, words })}
      more={seen?.also && <Text muted>{seen.also}</Text>}
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}
