import { useState } from 'react';
import type { ClientImport } from '#contract/client-imports/shapes.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from '../../../ui/sheet/page.module.css';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { DoneStep } from '../components/done-step.tsx';
import { EarlierImports } from '../components/earlier-imports.tsx';
import { ExpectedColumns } from '../components/expected-columns.tsx';
import { FileStep } from '../components/file-step.tsx';
import { MendStep } from '../components/mend-step.tsx';
import { heldClients } from '../effects/held-clients.ts';
import { useHeldClients } from '../effects/use-held-clients.ts';
import { t } from '../messages.ts';

const CRUMBS = [{ label: t('clients'), href: '/manager/clients' }, { label: t('import_clients') }];

/** Clients from a CSV or Excel file: chosen, mended cell by cell, imported as a whole. */
export function ClientImportScreen() {
  const isPhone = useIsPhone();
  const { held, hold, letGo } = useHeldClients();
  const [made, setMade] = useState<ClientImport>();
  const done = (imported: ClientImport) => {
    letGo();
    setMade(imported);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('import_clients')} crumbs={CRUMBS} />
      <div className={styles.content}>
        {!isPhone && <h1 className={styles.title}>{t('import_clients')}</h1>}
        {held && <MendStep held={held} onChange={hold} onOther={letGo} onDone={done} />}
        {made && !held && <DoneStep made={made} onOther={() => setMade(undefined)} />}
        {!held && !made && (
          <>
            <FileStep onRead={(sheet) => hold(heldClients(sheet))} />
            <ExpectedColumns />
            <EarlierImports />
          </>
        )}
      </div>
    </div>
  );
}
