import { IconHelpCircle, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { explainRate } from '#contract/service-types/rate-endpoints.ts';
import type { RateScope } from '#contract/service-types/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { RateValues } from '../../effects/rate-values.ts';
import { t } from '../../messages.ts';

const WhichRateDialog = lazy(async () => ({
  default: (await import('../which-rate-dialog.tsx')).WhichRateDialog,
}));
const AddRateDialog = lazy(() => import('../add-rate-dialog.tsx'));

interface CardVerbsProps {
  /** The service that is asked about at first; null for none. */
  readonly service: string | null;
  readonly mayAdd: boolean;
  /** Title of the dialog that adds one, and how it starts. */
  readonly title: string;
  readonly start: () => RateValues;
  readonly scopes: readonly RateScope[];
}

/** What can be done with a card of rates: ask which counts, add one. */
export function CardVerbs({ service, mayAdd, title, start, scopes }: CardVerbsProps) {
  const isPhone = useIsPhone();
  const mayAsk = usePermissions().may(explainRate);
  const [isAsking, setAsking] = useState(false);
  const [started, setStarted] = useState<RateValues | null>(null);
  return (
    <>
      {mayAsk && isPhone && (
        <IconButton icon={IconHelpCircle} label={t('which_rate')} onClick={() => setAsking(true)} />
      )}
      {mayAsk && !isPhone && (
        <Button variant="ghost" small icon={IconHelpCircle} onClick={() => setAsking(true)}>
          {t('which_rate')}
        </Button>
      )}
      {mayAdd && (
        <Button variant="ghost" small icon={IconPlus} onClick={() => setStarted(start())}>
          {t('add_rate')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && <WhichRateDialog service={service} onClose={() => setAsking(false)} />}
        {started && <AddRateDialog {...{ title, scopes }} start={started} onClose={() => setStarted(null)} />}
      </Suspense>
    </>
  );
}
