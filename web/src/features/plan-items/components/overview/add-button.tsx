import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { t } from './messages.ts';

/** What a card's head adds to; `label` says what for those who hear it alone. */
export const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button variant="ghost" small icon={IconPlus} aria-label={label} onClick={onAdd}>
    {t('add')}
  </Button>
);
