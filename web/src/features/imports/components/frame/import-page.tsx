import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { Step } from '../../effects/import-address.ts';
import { t } from '../../messages.ts';
import styles from './frame.module.css';
import { StepBar } from './step-bar.tsx';

type ImportPageProps = {
  step: Step;
  footer?: ReactNode;
  children: ReactNode;
};

/** The page around a step: breadcrumb, heading, how far one is, the step, its verbs. */
export function ImportPage({ step, footer, children }: ImportPageProps) {
  const isPhone = useIsPhone();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  const crumbs = [{ label: t('projects'), href: '/manager/projects' }, { label: t('import_time') }];
  return (
    <div className={styles.page}>
      <PageHead title={t('import_time')} crumbs={crumbs} />
      <div className={styles.head}>
        {!isPhone && <h1 className={styles.title}>{t('import_time')}</h1>}
        <StepBar step={step} />
      </div>
      <section ref={content} className={styles.content} tabIndex={-1} aria-label={t(`step_${step}`)}>
        {children}
      </section>
      {footer}
    </div>
  );
}
