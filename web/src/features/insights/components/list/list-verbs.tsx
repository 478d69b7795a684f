import { IconDots, IconHistory, IconInfoCircle, IconPlayerPlay, IconTargetArrow } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { ListActions } from '../../../../ui/list/parts/list-actions.tsx';
import { PRECISION, RUNS } from '../../effects/runs-address.ts';
import type { Running } from '../../effects/use-running.ts';
import { t } from '../../messages.ts';

const AboutDialog = lazy(() => import('../about/about-dialog.tsx'));

type VerbsProps = {
  /** A run can begin: none is under way, and the organization is active. */
  isReady: boolean;
  running: Running;
};
type ListVerbsProps = VerbsProps & {
  exporting: { onExport: (format: 'csv' | 'xlsx') => void; isExporting: boolean };
};

/** How RPAI works, its runs, how right it was, export, and a new run. */
export function ListVerbs({ isReady, running, exporting }: ListVerbsProps) {
  return (
    <>
      <WithAbout>
        {(open) => <IconButton icon={IconInfoCircle} label={t('how')} variant="ghost" onClick={open} />}
      </WithAbout>
      <ButtonLink variant="ghost" icon={IconHistory} href={RUNS}>
        {t('runs')}
      </ButtonLink>
      <ButtonLink variant="ghost" icon={IconTargetArrow} href={PRECISION}>
        {t('precision')}
      </ButtonLink>
      <ListActions {...exporting} verbs={[]} />
      <Button
        variant="primary"
        icon={IconPlayerPlay}
        disabled={!isReady || running.isBusy}
        onClick={() => running.begin({})}
      >
        {t('run_now')}
      </Button>
    </>
  );
}

/** The same in a phone's top bar. */
export function PhoneVerbs({ isReady, running }: VerbsProps) {
  return (
    <>
      <IconButton
        icon={IconPlayerPlay}
        iconSize={20}
        variant="ghost"
        label={t('run_now')}
        disabled={!isReady || running.isBusy}
        onClick={() => running.begin({})}
      />
      <WithAbout>
        {(open) => (
          <Menu
            trigger={<IconButton icon={IconDots} iconSize={20} variant="ghost" label={t('more')} />}
            entries={[
              { id: 'runs', label: t('runs'), icon: IconHistory, href: RUNS },
              { id: 'precision', label: t('precision'), icon: IconTargetArrow, href: PRECISION },
              { id: 'how', label: t('how'), icon: IconInfoCircle, onSelect: open },
            ]}
          />
        )}
      </WithAbout>
    </>
  );
}

/** A verb that opens what RPAI is. */
function WithAbout({ children }: { children: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense fallback={null}>{isOpen && <AboutDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
