import { IconCheck, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { readMember } from '#contract/members/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { dayIn } from '../../../../platform/format/dates.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { messages } from '../../../../platform/messages.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { project } from '../../../projects/queries.ts';
import { opsLogHref } from '../../effects/ops-log-address.ts';
import { shiftText } from '../../effects/shift-text.ts';
import styles from './detail.module.css';

const l = messages('ops_log_links', {
  copy: 'Copy link',
  copied: 'Link copied',
  uncopied: 'This browser copies nothing for a page: take the link from its address bar.',
});

/** Puts the address of an entry where it can be pasted from. */
export function CopyLink({ project_id, entry_id }: { project_id: string; entry_id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const address = new URL(opsLogHref(project_id, { entry: entry_id }), location.origin);
    navigator.clipboard.writeText(address.href).then(
      () => setCopied(true),
      () => toast.show({ title: l('uncopied') }),
    );
  };
  return (
    <Button small icon={isCopied ? IconCheck : IconLink} onClick={copy}>
      {l(isCopied ? 'copied' : 'copy')}
    </Button>
  );
}

/** People by name, each with the way to their page where that is for these eyes. */
export function PeopleLinks({ people }: { people: readonly Reference[] }) {
  const { may } = usePermissions();
  const organization = useMaybeOrganization()?.id;
  return people.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      {organization && may(readMember, { member_id: id }) ? (
        <Link className={styles.way} href={`/manager/organizations/${organization}/team/${id}`}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Fragment>
  ));
}

/** When its shift is, with the way to the roster of that day where that is for these eyes. */
export function ShiftLink({ entry }: { entry: Pick<OpsLogEntry, 'project_id' | 'shift_id' | 'shift'> }) {
  const { project_id, shift_id, shift } = entry;
  const format = useFormat();
  const { may } = usePermissions();
  const organization = useMaybeOrganization();
  const { data } = useQuery(project(project_id));
  if (!shift) return null;
  const text = shiftText(format, shift);
  if (!shift_id || !may(readProjectRoster, { project_id })) return text;
  // A roster's days are those of the site.
  const date = dayIn(data?.site_timezone ?? organization?.timezone ?? format.zone, shift.starts_at);
  const search = stringifySearch({ date, shift: shift_id });
  return (
    <Link className={styles.way} href={`/manager/projects/${project_id}/roster${search}`}>
      {text}
    </Link>
  );
}
