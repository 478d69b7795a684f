import { useState } from 'react';
import type { ProjectImport } from '#contract/project-imports/shapes.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from '../../../ui/sheet/page.module.css';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { DoneStep } from '../components/done-step.tsx';
import { EarlierImports } from '../components/earlier-imports.tsx';
import { ExpectedColumns } from '../components/expected-columns.tsx';
import { FileStep } from '../components/file-step.tsx';
import { MendStep } from '../components/mend-step.tsx';
import { heldProjects } from '../effects/held-sheet.ts';
import { useHeldSheet } from '../effects/use-held-sheet.ts';
import { t } from '../messages.ts';

const CRUMBS = [{ label: t('projects'), href: '/manager/projects' }, { label: t('import_projects') }];

/** Projects from a CSV or Excel file: chosen, mended cell by cell, imported as a whole. */
export function ProjectImportScreen() {
  const isPhone = useIsPhone();
  const { held, hold, letGo } = useHeldSheet();
  const [made, setMade] = useState<ProjectImport>();
  const done = (imported: ProjectImport) => {
    letGo();
    setMade(imported);
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('import_projects')} crumbs={CRUMBS} />
      <div className={styles.content}>
        {!isPhone && <h1 className={styles.title}>{t('import_projects')}</h1>}
        {held && <MendStep held={held} onChange={hold} onOther={letGo} onDone={done} />}
        {made && !held && <DoneStep made={made} onOther={() => setMade(undefined)} />}
        {!held && !made && (
          <>
            <FileStep onRead={(sheet) => hold(heldProjects(sheet))} />
            <ExpectedColumns />
            <EarlierImports />
          </>
        )}
      </div>
    </div>
  );
}
