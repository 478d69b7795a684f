import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { t as words } from '../../messages.ts';
import type { NamedPurpose } from '../form/chosen-purpose.ts';
import form from '../form/entry-form.module.css';
import { PurposeFields } from '../form/purpose-fields.tsx';
import { FavouriteRows } from '../shortcuts/favourite-rows.tsx';
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

const NOTHING: NamedPurpose = { project: null, service: null };

function AddRowDialog({ date, onAdd, onClose }: AddRowProps & { onClose: () => void }) {
  const [row, setRow] = useState(NOTHING);
  const [error, setError] = useState<string>();
  const add = () => {
    if (!row.project) return setError(words('choose_project_first'));
    onAdd(row);
    onClose();
  };
  return (
    <Dialog open title={t('add_row_title')} onClose={onClose}>
      <div className={form.fields}>
        <PurposeFields
          date={date}
          project={{ value: row.project?.id ?? null, error }}
          service={{ value: row.service?.id ?? null }}
          onChange={(_, named) => setRow(named)}
        />
        <FavouriteRows
          onChoose={(chosen) => {
            onAdd(chosen);
            onClose();
          }}
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
