import { IconEye } from '@tabler/icons-react';
import type { TabView } from '../../../platform/session/tab-view.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { t } from '../messages.ts';
import { useEndView } from '../mutations.ts';

/** Says on every page as whom one looks, and ends it. */
export function ViewBanner({ view }: { view: TabView }) {
  const end = useEndView();
  return (
    <Banner
      icon={IconEye}
      verb={
        <Button small disabled={end.isPending} onClick={() => end.mutate()}>
          {t('stop')}
        </Button>
      }
    >
      {t('banner', { name: view.name })}
    </Banner>
  );
}
