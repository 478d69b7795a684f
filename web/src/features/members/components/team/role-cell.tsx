import type { Member } from '#contract/members/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { otherRoles, standingGrant } from '../../effects/grants.ts';
import { t } from '../../messages.ts';
import styles from '../person.module.css';

const SHOWN = 2;

/** The role that somebody goes by, and beside it what they hold until a day or in projects. */
export function RoleCell({ member }: { member: Member }) {
  const format = useFormat();
  const standing = standingGrant(member);
  const others = otherRoles(member, format);
  const rest = others.slice(SHOWN);
  return (
    <span className={styles.roles}>
      {standing && <span>{roleName(standing.role)}</span>}
      {!standing && others.length === 0 && <span className={styles.none}>{t(nothingOf(member))}</span>}
      {others.slice(0, SHOWN).map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(', ')}>
          <Tag>+{rest.length}</Tag>
        </span>
      )}
    </span>
  );
}

/** The same in one or two words, for a card. */
export function ShortRole({ member }: { member: Member }) {
  const format = useFormat();
  const standing = standingGrant(member);
  return standing ? roleName(standing.role) : (otherRoles(member, format)[0] ?? t(nothingOf(member)));
}

/** Why somebody holds no role, in a word. */
const nothingOf = ({ has_account, status }: Member) =>
  has_account || status === 'invited' ? 'no_role' : 'no_account';
