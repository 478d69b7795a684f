import { lazy, type ReactNode, Suspense } from 'react';
import styles from './dialog.module.css';
import type { DialogProps, SheetProps } from './dialog-props.ts';
import { useEver } from './use-ever.ts';

const ModalBox = lazy(() => import('./modal-box.tsx'));
const SheetBox = lazy(() => import('./sheet-box.tsx'));

/** The one modal box of the application; its code arrives with the first that opens. */
export function Dialog(props: DialogProps) {
  const ever = useEver(props.open);
  return (
    ever && (
      <Suspense fallback={null}>
        <ModalBox {...props} />
      </Suspense>
    )
  );
}

/** A box that comes up from the phone's lower edge. */
export function Sheet(props: SheetProps) {
  const ever = useEver(props.open);
  return (
    ever && (
      <Suspense fallback={null}>
        <SheetBox {...props} />
      </Suspense>
    )
  );
}

/** The verbs at the end of a dialog. */
export function DialogVerbs({ children }: { children: ReactNode }) {
  return <div className={styles.verbs}>{children}</div>;
}
