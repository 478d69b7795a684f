import type { Invitation } from '#contract/invitations/shapes.ts';
import type { Member } from '#contract/members/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { type ListColumn, textColumn } from '../../../../ui/table/model/list-columns.tsx';
import { t } from '../../messages.ts';
import { invitedAs, OpenUntil } from '../invited.tsx';
import { MemberStatusText } from '../member-status.tsx';
import { LinkButton } from './link-button.tsx';

/** Unanswered invitations by their id. */
export type Invitations = ReadonlyMap<string, Invitation>;

/** Stands on screen only. */
const LINK_ID = 'link';

/** What takes the place of role, state and day of joining for people who haven't answered yet, and their link. */
export function invitedColumns(invited: Invitations, format: Format): ListColumn<Member>[] {
  const found = ({ invitation_id }: Member) => invited.get(invitation_id ?? '');
  const isExpired = (member: Member) => found(member)?.status === 'expired';
  const drawn = (draw: (invitation: Invitation) => React.ReactNode) => (member: Member) => {
    const invitation = found(member);
    return invitation && draw(invitation);
  };
  return [
    {
      ...textColumn<Member>('role', t('invited_as'), (member) => {
        const invitation = found(member);
        return invitation ? invitedAs(invitation) : null;
      }),
      cardCell: drawn(({ role }) => roleName(role)),
      maxWidth: 320,
      card: 'bottomRight',
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <MemberStatusText status={status} />,
      cardCell: (member) => <MemberStatusText status={member.status} expired={isExpired(member)} small />,
      csv: ({ status }) => t(`status_${status}`),
      card: 'topRight',
    },
    {
      id: 'open_until',
      header: t('open_until'),
      cell: drawn((invitation) => <OpenUntil invitation={invitation} format={format} />),
      csv: (member) => found(member)?.expires_at ?? null,
      as: 'instant',
    },
    {
      id: LINK_ID,
      header: t('link'),
      cell: (member) => <LinkButton member={member} isExpired={isExpired(member)} />,
      csv: () => null,
      hideable: false,
      align: 'end',
      bone: 'none',
    },
  ];
}
