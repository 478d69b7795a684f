import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coded } from '#contract/activity/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { t as words } from '../../messages.ts';
import { activityChoices } from '../../queries.ts';
import form from '../entries/entry-form.module.css';
import { PurposeFields } from '../entries/purpose-fields.tsx';
import { t } from './messages.ts';
import type { BareRow } from './week-rows.ts';

type AddRowProps = { date: string; onAdd: (row: BareRow) => void };

/** Adds a project and a service to the week, to type hours beside. */
export function AddRow({ date, onAdd }: AddRowProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small variant="ghost" icon={IconPlus} onClick={() => setOpen(true)}>
        {t('add_row')}
      </Button>
      {open && <AddRowDialog date={date} onAdd={onAdd} onClose={() => setOpen(false)} />}
    </>
  );
}

const NOTHING = { project_id: null, service_type_id: null };

function AddRowDialog({ date, onAdd, onClose }: AddRowProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState<{ project_id: string | null; service_type_id: string | null }>(
    NOTHING,
  );
  const [error, setError] = useState<string>();
  const { data } = useQuery(activityChoices(date, ''));
  const add = () => {
    const project = named(data?.projects, chosen.project_id);
    if (!project) return setError(words('choose_project_first'));
    onAdd({ project, service: named(data?.services, chosen.service_type_id) });
    onClose();
  };
  return (
    <Dialog open title={t('add_row_title')} onClose={onClose}>
      <div className={form.fields}>
        <PurposeFields
          date={date}
          project={{ value: chosen.project_id, error }}
          service={{ value: chosen.service_type_id }}
          onChange={setChosen}
        />
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{words('cancel')}</Button>
        <Button variant="primary" onClick={add}>
          {words('save_new')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}

const named = (choices: readonly Coded[] | undefined, id: string | null): Coded | null => {
  const found = choices?.find((one) => one.id === id);
  return found ? { id: found.id, code: found.code, name: found.name } : null;
};
