import {
  IconArchive,
  IconBriefcase,
  IconCircleX,
  IconDots,
  IconGavel,
  IconHourglass,
  IconPencil,
  IconRestore,
  IconSend,
  IconTrophy,
} from '@tabler/icons-react';
import { useState } from 'react';
import { submitDealsheet, updateDealsheet } from '#contract/dealsheets/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { useArchive } from '../../effects/use-archive.ts';
import { useRevise } from '../../effects/use-revise.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { ExpiredDialog, LostDialog } from './end-dialog.tsx';
import { t } from './messages.ts';
import { SendDialog } from './send-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { WonDialog } from './won-dialog.tsx';

const BOXES = {
  ...{ submit: SubmitDialog, send: SendDialog, won: WonDialog, lost: LostDialog, expired: ExpiredDialog },
  details: DetailsDialog,
} as const;
type Box = keyof typeof BOXES | 'decide';

/** The next steps of a dealsheet as buttons, the one that it waits for first among them; the rest in a menu. */
export function Steps({ deal }: { deal: Dealsheet }) {
  const [opened, setOpened] = useState<{ readonly box: Box; readonly over: Dealsheet } | null>(null);
  const { archive, restore } = useArchive();
  const permissions = usePermissions();
  const { more } = useUiTexts();
  const mayWrite = permissions.may(updateDealsheet, { dealsheet_id: deal.id });
  const close = () => setOpened(null);
  // A box stays over what was looked at when it was opened, whatever is read meanwhile.
  const open = (box: Box) => setOpened({ box, over: deal });
  if (deal.archived_at)
    return (
      mayWrite && (
        <Button variant="primary" icon={IconRestore} onClick={() => restore(deal)}>
          {t('restore')}
        </Button>
      )
    );
  const Open = opened && opened.box !== 'decide' ? BOXES[opened.box] : null;
  return (
    <>
      {mayWrite && deal.status !== 'won' && <Revise deal={deal} />}
      <NextStep deal={deal} mayWrite={mayWrite} onOpen={open} />
      {mayWrite && deal.status !== 'won' && (
        <Menu
          trigger={<IconButton icon={IconDots} label={more} />}
          entries={[
            ...endsOf(deal, open),
            ...careOf(
              () => open('details'),
              () => archive(deal),
            ),
          ]}
        />
      )}
      {opened && Open && <Open deal={opened.over} onClose={close} />}
      {opened?.box === 'decide' && <DecideDialog deal={opened.over} decision="approved" onClose={close} />}
    </>
  );
}

type NextStepProps = { deal: Dealsheet; mayWrite: boolean; onOpen: (box: Box) => void };

/** What a deal waits for. */
function NextStep({ deal, mayWrite, onOpen }: NextStepProps) {
  const permissions = usePermissions();
  const { status, project } = deal;
  if (status === 'won')
    return (
      project && (
        <ButtonLink variant="primary" icon={IconBriefcase} href={`/manager/projects/${project.id}`}>
          {t('open_project')}
        </ButtonLink>
      )
    );
  const maySubmit = permissions.may(submitDealsheet, { dealsheet_id: deal.id });
  const [box, icon, isOpen] = {
    ...NOTHING_TO_DO,
    draft: ['submit', IconGavel, maySubmit] as const,
    submitted: ['decide', IconGavel, deal.may_decide] as const,
    approved: ['send', IconSend, mayWrite] as const,
    sent: ['won', IconTrophy, mayWrite] as const,
  }[status];
  if (!isOpen || !box) return null;
  return (
    <>
      {box === 'won' && (
        <Button icon={IconCircleX} onClick={() => onOpen('lost')}>
          {t('lose')}
        </Button>
      )}
      <Button variant="primary" icon={icon} onClick={() => onOpen(box)}>
        {t(WORDS[box])}
      </Button>
    </>
  );
}

const NOTHING = [null, IconGavel, false] as const;
/** States in which somebody revises it, or nobody does anything. */
const NOTHING_TO_DO = {
  ...{ changes_requested: NOTHING, rejected: NOTHING, won: NOTHING, lost: NOTHING, expired: NOTHING },
};
const WORDS = { submit: 'submit', decide: 'decide', send: 'send', won: 'win' } as const;

function Revise({ deal }: { deal: Dealsheet }) {
  const revise = useRevise();
  const { status } = deal;
  const isWaited = status === 'changes_requested' || status === 'rejected';
  const isOver = status === 'lost' || status === 'expired';
  const word = status === 'draft' ? t('edit_offer') : isOver ? t('take_up') : t('revise');
  return (
    <Button variant={isWaited ? 'primary' : 'default'} icon={IconPencil} onClick={() => void revise(deal)}>
      {word}
    </Button>
  );
}

const endsOf = ({ status }: Dealsheet, onOpen: (box: Box) => void): MenuEntry[] =>
  status === 'sent'
    ? [{ id: 'expired', label: t('expire'), icon: IconHourglass, onSelect: () => onOpen('expired') }]
    : [];

const careOf = (onDetails: () => void, onArchive: () => void): MenuEntry[] => [
  { id: 'details', label: t('edit_details'), icon: IconPencil, onSelect: onDetails },
  { id: 'archive', label: t('archive'), icon: IconArchive, danger: true, onSelect: onArchive },
];
