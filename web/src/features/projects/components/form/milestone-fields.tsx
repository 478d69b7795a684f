import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import styles from './form.module.css';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

/** The promised days: name, day, done; as many as one likes. */
export function MilestoneFields({ form }: { form: ProjectForm }) {
  const { milestones } = form.values;
  const add = () => form.set('milestones', [...milestones, { name: '', due_date: null, done: false }]);
  const remove = (gone: number) =>
    form.set(
      'milestones',
      milestones.filter((_, at) => at !== gone),
    );
  return (
    <fieldset className={styles.milestones}>
      <legend className={styles.legend}>{f('milestones')}</legend>
      {Array.from(milestones.entries(), ([at, milestone]) => (
        <div key={`${milestones.length}-${at}`} className={styles.milestone}>
          <TextField label={f('milestone')} maxLength={120} {...form.nested(`milestones.${at}.name`)} />
          <DateField label={f('due')} {...form.nested(`milestones.${at}.due_date`)} />
          <Checkbox label={f('done')} {...form.nested(`milestones.${at}.done`)} />
          <IconButton
            icon={IconTrash}
            variant="ghost"
            label={f('remove_milestone', { name: milestone.name || String(at + 1) })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button small icon={IconPlus} onClick={add}>
          {f('add_milestone')}
        </Button>
      </div>
    </fieldset>
  );
}
