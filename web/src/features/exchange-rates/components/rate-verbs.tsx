import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { t } from '../messages.ts';

type VerbProps = { add: () => void; bring: () => void };

/** Import, and the one primary verb. */
export const RateVerbs = ({ add, bring }: VerbProps) => (
  <>
    <Button icon={IconFileImport} onClick={bring}>
      {t('import')}
    </Button>
    <Button variant="primary" icon={IconPlus} onClick={add}>
      {t('add')}
    </Button>
  </>
);

/** The same as icons in a phone's top bar. */
export const PhoneRateVerbs = ({ add, bring }: VerbProps) => (
  <>
    <IconButton icon={IconFileImport} iconSize={20} variant="ghost" label={t('import')} onClick={bring} />
    <IconButton icon={IconPlus} iconSize={20} variant="ghost" label={t('add')} onClick={add} />
  </>
);
