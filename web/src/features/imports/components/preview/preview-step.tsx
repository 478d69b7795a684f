import { IconAlertOctagon } from '@tabler/icons-react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { assignedSample } from '../../effects/assigned-sample.ts';
import type { Choices } from '../../effects/choices.ts';
import { HintsCard } from '../problems/hints-card.tsx';
import { SampleCard } from '../sample/sample-card.tsx';
import { Additions } from './additions.tsx';
import { t } from './messages.ts';
import styles from './preview.module.css';

type PreviewStepProps = {
  detail: ImportDetail;
  choices: Choices;
  /** Why the import failed. */
  failure: Error | null;
};

/** What will happen: what is added, what has to be corrected first, what is worth knowing, and the first rows. */
export function PreviewStep({ detail, choices, failure }: PreviewStepProps) {
  return (
    <>
      {failure && (
        <div role="alert" className={styles.failed}>
          <Icon icon={IconAlertOctagon} />
          <div>
            <h2>{t('failed')}</h2>
            <p>{failure.message}</p>
          </div>
        </div>
      )}
      <Additions detail={detail} choices={choices} />
      <HintsCard detail={detail} />
      <SampleCard title={t('sample')} note={t('sample_note')} rows={assignedSample(detail, choices)} />
    </>
  );
}
