import type { Member } from '#contract/members/shapes.ts';
import { standingGrant } from '../../effects/grants.ts';
import { ChangeGrantDialog } from './change-grant-dialog.tsx';
import { NewGrantDialog } from './new-grant-dialog.tsx';

/** Changes the role that somebody goes by; grants one where they have none in the whole organization. */
export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const grant = standingGrant(member);
  if (!grant) return <NewGrantDialog person={member} onClose={onClose} />;
  return <ChangeGrantDialog grant={grant} person={member} project_id={null} onClose={onClose} />;
}
