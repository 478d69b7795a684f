import { IconDeviceFloppy, IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { Templates } from '../../effects/templates/use-templates.ts';
import { t } from './messages.ts';

/** What stands in place of templates while there are none: on their way, not to be had, or not made yet. */
export function insteadOf(
  { templates, isLoading, failed }: Templates,
  onSave: () => void,
  onPreset?: () => void,
): ReactNode {
  if (failed) return <LoadError {...failed} />;
  if (isLoading) return <SkeletonRows rows={5} height={56} />;
  if (templates.length > 0) return undefined;
  return (
    <Empty title={t('none')} note={t('none_note')}>
      <Button variant="primary" icon={IconDeviceFloppy} onClick={onSave}>
        {t('save_week')}
      </Button>
      {onPreset && (
        <Button icon={IconTemplate} onClick={onPreset}>
          {t('from_preset')}
        </Button>
      )}
    </Empty>
  );
}
