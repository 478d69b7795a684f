import { IconPlus, IconSortAscending, IconTrash } from '@tabler/icons-react';
import { byDueDate } from '#contract/projects/milestones.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { latenessWords } from '../../effects/lateness-words.ts';
import { t } from '../milestones/messages.ts';
import styles from './form.module.css';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

/** The promised days: name, day, done and when; as many as one likes, in the order of their days. */
export function MilestoneFields({ form }: { form: ProjectForm }) {
  const { milestones } = form.values;
  const add = () => form.set('milestones', [...milestones, { name: '', due_date: null, done: false }]);
  const sorted = byDueDate(milestones);
  const isSorted = sorted.every((milestone, at) => milestone === milestones[at]);
  return (
    <fieldset className={styles.milestones}>
      <legend className={styles.legend}>{f('milestones')}</legend>
      {Array.from(milestones.keys(), (at) => (
        <MilestoneRow key={`${milestones.length}-${at}`} form={form} at={at} />
      ))}
      <div className={styles.verbs}>
        <Button small icon={IconPlus} onClick={add}>
          {f('add_milestone')}
        </Button>
        {!isSorted && (
          <Button
            small
            variant="ghost"
            icon={IconSortAscending}
            onClick={() => form.set('milestones', sorted)}
          >
            {t('sort')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function MilestoneRow({ form, at }: { form: ProjectForm; at: number }) {
  const { today } = useFormat();
  const { milestones } = form.values;
  const milestone = milestones[at];
  if (!milestone) return null;
  const remove = () =>
    form.set(
      'milestones',
      milestones.filter((_, other) => other !== at),
    );
  const finish = (done: boolean) =>
    form.set(
      'milestones',
      milestones.map((one, other) =>
        other === at ? { ...one, done, done_on: done ? (one.done_on ?? today()) : null } : one,
      ),
    );
  return (
    <div className={styles.milestone}>
      <TextField label={f('milestone')} maxLength={120} {...form.nested(`milestones.${at}.name`)} />
      <DateField label={f('due')} {...form.nested(`milestones.${at}.due_date`)} />
      <Checkbox label={f('done')} {...form.nested(`milestones.${at}.done`)} onChange={finish} />
      <IconButton
        icon={IconTrash}
        variant="ghost"
        label={f('remove_milestone', { name: milestone.name || String(at + 1) })}
        onClick={remove}
      />
      <Standing milestone={milestone} />
      {milestone.done && (
        <DateField label={t('done_on')} optional max={today()} {...form.nested(`milestones.${at}.done_on`)} />
      )}
    </div>
  );
}

function Standing({ milestone }: { milestone: ProjectForm['values']['milestones'][number] }) {
  const { today } = useFormat();
  const { due_date, done, done_on = null } = milestone;
  if (!due_date) return <span />;
  const { tone, words } = latenessWords({ due_date, done, done_on }, today());
  return (
    <StatusText tone={tone} small>
      {words}
    </StatusText>
  );
}
