import type { PresetComparison } from '#contract/presets/shapes.ts';
import type { MilestoneInput } from '#contract/projects/milestones.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { a, stepWords } from '../../../../platform/applied/applied-words.ts';
import { useApplying } from '../../../../platform/applied/use-applying.ts';
import { useChosenPreset } from '../../../../platform/applied/use-chosen-preset.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { AppliedDialog } from '../../../../ui/applied/applied-dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { presetFieldWords } from '../../effects/preset-words.ts';
import { usePresetWrites } from '../../effects/use-preset-writes.ts';
import { t } from './messages.ts';
import styles from './preset.module.css';

type PresetBoxProps = {
  project: Project;
  compared: PresetComparison | undefined;
  onChanged: (project: Project) => void;
  onClose: () => void;
};

/** A revision of a preset over a project: what it changes, field by field, before it does. */
export default function PresetBox({ project, compared, onChanged, onClose }: PresetBoxProps) {
  const format = useFormat();
  const { chosen, name, choose, failed, field } = useChosenPreset('project', compared?.applied);
  const { preview, apply } = usePresetWrites(project);
  const applying = useApplying(chosen, {
    ...{ key: ['projects', project.id], preview, apply },
    onDone: (applied) => {
      toast.show({ title: a('applied', { name, revision: chosen?.revision ?? '' }) });
      onChanged(applied);
      onClose();
    },
  });
  const { seen, ticks } = applying;
  const words = presetFieldWords(format, project.currency);
  const lost = failed ?? applying.failed;
  return (
    <AppliedDialog
      {...applying.box}
      choice={
        <Select
          {...field}
          onChange={(id) => {
            applying.restart();
            choose(id);
          }}
        />
      }
      changes={chosen && seen && stepWords(seen, compared, { ticks, words })}
      more={seen && seen.milestones.length > 0 && <Made milestones={seen.milestones} />}
      failed={lost && <LoadError {...lost} />}
      onClose={onClose}
    />
  );
}

function Made({ milestones }: { milestones: readonly MilestoneInput[] }) {
  const format = useFormat();
  return (
    <div>
      <h3 className={styles['made-title']}>{t('milestones')}</h3>
      <ul className={styles.made}>
        {milestones.map(({ name, due_date }) => (
          <li key={`${name} ${due_date}`}>{t('milestone', { name, day: format.day(due_date) })}</li>
        ))}
      </ul>
    </div>
  );
}
