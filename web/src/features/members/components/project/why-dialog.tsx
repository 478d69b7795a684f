import { useQuery } from '@tanstack/react-query';
import type { ProjectPerson, ProjectRight } from '#contract/project-roles/rights.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { countingText } from '../../effects/because.ts';
import { projectRights } from '../../effects/people-queries.ts';
import { t } from './messages.ts';
import styles from './people.module.css';

type WhyDialogProps = { project_id: string; person: ProjectPerson; onClose: () => void };

/** What somebody may do in a project: the roles that count, and for each right the rules that decide. */
export function WhyDialog({ project_id, person, onClose }: WhyDialogProps) {
  const { data, error, refetch } = useQuery(projectRights(project_id, person.member.id));
  const failed = failedRead(error, t('why_failed'), refetch);
  return (
    <Dialog open title={t('why_of', { name: person.member.name })} onClose={onClose}>
      <div className={styles.why}>
        <Held person={data ?? person} />
        <section>
          <h3>{t('may')}</h3>
          {data ? (
            <Rights person={data} rights={data.rights} />
          ) : failed ? (
            <LoadError {...failed} />
          ) : (
            <SkeletonRows rows={8} />
          )}
        </section>
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogVerbs>
    </Dialog>
  );
}

function Held({ person: { because, is_owner, is_sponsor } }: { person: ProjectPerson }) {
  const format = useFormat();
  const more = [...(is_owner ? [t('owns')] : []), ...(is_sponsor ? [t('sponsors')] : [])];
  return (
    <section>
      <h3>{t('held')}</h3>
      <ul className={styles.held}>
        {because.map((one) => {
          const role = countingText(one, format);
          return (
            <li key={`${one.place} ${one.role}`}>
              {one.reason ? t('held_reason', { role, reason: one.reason }) : role}
            </li>
          );
        })}
        {more.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {because.length + more.length === 0 && <li>{t('none_held')}</li>}
      </ul>
    </section>
  );
}

type RightsProps = { person: ProjectPerson; rights: readonly ProjectRight[] };

function Rights({ person: { because }, rights }: RightsProps) {
  const format = useFormat();
  const through = (roles: ProjectRight['roles']) =>
    because.filter(({ role }) => roles.includes(role)).map((one) => countingText(one, format));
  return (
    <dl className={styles.rights}>
      {rights.map(({ right, allowed, message, rules, roles }) => (
        <div key={right}>
          <dt>
            <span>{t(`right_${right}`)}</span>
            <StatusText tone={allowed ? 'ok' : 'muted'}>{t(allowed ? 'allowed' : 'refused')}</StatusText>
          </dt>
          {rules.length === 0 ? (
            <dd>{message}</dd>
          ) : (
            <>
              <dd>{t('through', { roles: through(roles).join(', ') })}</dd>
              <dd>{t('rules', { rules: rules.join(', ') })}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
