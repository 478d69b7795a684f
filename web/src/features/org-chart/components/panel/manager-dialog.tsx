import type { ChartDetail, OrgChart } from '#contract/org-chart/shapes.ts';
import type { PersonNode } from '#contract/org-chart/tree.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { idsBelow } from '../../effects/tree/shown.ts';
import { useManagerChange } from '../../effects/use-manager-change.ts';
import { t } from './messages.ts';

type ManagerDialogProps = { node: PersonNode; data: OrgChart; detail: ChartDetail; onClose: () => void };

/** In the select for nobody. */
const NOBODY = 'nobody';

/** Asks whom somebody answers to: anybody but those below them, who would come round in a circle. */
export function ManagerDialog({ node, data, detail, onClose }: ManagerDialogProps) {
  const { person } = node;
  const save = useManagerChange(person, detail, data);
  const form = useForm<{ manager_id: string | null }>({
    initial: { manager_id: person.manager_id ?? NOBODY },
    onSubmit: async ({ manager_id }) => {
      const refused = await save(manager_id === NOBODY ? null : manager_id);
      if (!refused) onClose();
      return refused;
    },
  });
  const below = idsBelow(node);
  const others = data.people.filter(({ id }) => !below.has(id));
  return (
    <Dialog open title={t('manager_of', { name: person.name })} onClose={onClose} persistent="beside">
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <ErrorSummary issues={form.issues} labels={{ manager_id: t('manager') }} />
        <Select
          {...form.field('manager_id')}
          label={t('manager')}
          note={t('manager_note', { name: person.name })}
          searchable
          options={[
            { value: NOBODY, label: t('no_manager') },
            ...others.map(({ id, name, title }) => ({
              ...{ value: id, label: name },
              ...(title ? { detail: title } : {}),
            })),
          ]}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={form.submitting || !form.changed}>
            {t('save')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}
