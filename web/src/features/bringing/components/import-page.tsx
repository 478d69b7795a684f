import { useState } from 'react';
import type { ImportedFile } from '#contract/sheets.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from '../../../ui/sheet/page.module.css';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { heldRows } from '../effects/held-rows.ts';
import type { Kind } from '../effects/kind.ts';
import { useHeldRows } from '../effects/use-held-rows.ts';
import { DoneStep } from './done-step.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ExpectedColumns } from './expected-columns.tsx';
import { FileStep } from './file-step.tsx';
import { MendStep } from './mend-step.tsx';

/** Things from a CSV or Excel file: chosen, mended cell by cell, imported as a whole. */
export function ImportPage<Field extends string>({ kind }: { kind: Kind<Field> }) {
  const isPhone = useIsPhone();
  const { held, hold, letGo } = useHeldRows<Field>(kind.id);
  const [made, setMade] = useState<ImportedFile>();
  const { title, list } = kind.words;
  const done = (imported: ImportedFile) => {
    letGo();
    setMade(imported);
  };
  return (
    <div className={styles.page}>
      <PageHead title={title} crumbs={[{ label: list, href: kind.listHref }, { label: title }]} />
      <div className={styles.content}>
        {!isPhone && <h1 className={styles.title}>{title}</h1>}
        {held && <MendStep kind={kind} held={held} onChange={hold} onOther={letGo} onDone={done} />}
        {made && !held && <DoneStep kind={kind} made={made} onOther={() => setMade(undefined)} />}
        {!held && !made && (
          <>
            <FileStep kind={kind} onRead={(sheet) => hold(heldRows(sheet))} />
            <ExpectedColumns {...kind} />
            <EarlierImports kind={kind} />
          </>
        )}
      </div>
    </div>
  );
}
