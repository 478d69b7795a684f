import { IconCheck } from '@tabler/icons-react';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { STEPS, type Step } from '../../effects/import-address.ts';
import { t } from '../../messages.ts';
import styles from './frame.module.css';

/** How far one is: the steps in a row, on phones the current one in words over its bar. */
export function StepBar({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  return (
    <nav aria-label={t('steps')} className={styles.steps}>
      <p className={styles.phoneStep}>
        <span>{t('step_of', { step: current + 1, count: STEPS.length })}</span>
        <strong>{t(`step_${step}`)}</strong>
      </p>
      <ol className={styles.bar}>
        {STEPS.map((one, at) => (
          <li
            key={one}
            className={classNames(styles.step, at < current && styles.past, at === current && styles.current)}
            aria-current={at === current ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {at < current ? <Icon icon={IconCheck} size={14} /> : at + 1}
            </span>
            <span className={styles.word}>
              {t(`step_${one}`)}
              {at < current && <HiddenText>, {t('step_finished')}</HiddenText>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
