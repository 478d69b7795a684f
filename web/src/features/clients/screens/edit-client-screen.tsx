import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#contract/clients/shapes.ts';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { ClientFormFields } from '../components/client-fields.tsx';
import { TwinNote } from '../components/twin-note.tsx';
import { LABELS } from '../effects/client-values.ts';
import { conflictsOf } from '../effects/conflicts.ts';
import { useEditForm } from '../effects/use-edit-form.ts';
import { t } from '../messages.ts';
import { client } from '../queries.ts';

/** The form of a client. It stays over the version it was opened with, whatever is read meanwhile. */
export function EditClientScreen({ id }: { id: string }) {
  const { data } = useSuspenseQuery(client(id));
  const [base, setBase] = useState(data);
  return <EditForm key={base.version} base={base} onTake={setBase} />;
}

function EditForm({ base, onTake }: { base: Client; onTake: (theirs: Client) => void }) {
  const { form, twin, theirs, keepMine, forgetTheirs, leaveMine } = useEditForm(base);
  const here = `/manager/clients/${base.id}`;
  const take = () => {
    if (!theirs) return;
    leaveMine(theirs);
    onTake(theirs);
  };
  return (
    <>
      <FormPage
        title={t('edit_client', { name: base.name })}
        crumbs={[
          { label: t('clients'), href: '/manager/clients' },
          { label: base.name, href: here },
          { label: t('edit') },
        ]}
        form={form}
        labels={LABELS}
        cancelHref={here}
        note={<TwinNote twin={twin} />}
      >
        <ClientFormFields form={form} client={base} />
      </FormPage>
      <ConflictDialog
        open={theirs !== null}
        conflicts={theirs ? conflictsOf(base, form.values, theirs) : []}
        onKeep={() => void keepMine()}
        onTake={take}
        onClose={forgetTheirs}
      />
    </>
  );
}
