import { useState } from 'react';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { PhoneWrite } from './phone-write.tsx';
import { QuickEntry } from './quick-entry.tsx';
import styles from './write.module.css';

/** Where something is written down: a line at the top, or a box that a thumb reaches. */
export function Write({ project_id, handsOver }: { project_id: string; handsOver: boolean }) {
  const isPhone = useIsPhone();
  const [written, setWritten] = useState(0);
  if (isPhone) return <PhoneWrite {...{ project_id, handsOver }} />;
  return (
    <div className={styles.screen}>
      <QuickEntry
        key={written}
        project_id={project_id}
        isNext={written > 0}
        handsOver={handsOver && written === 0}
        onDone={() => setWritten(written + 1)}
      />
    </div>
  );
}
