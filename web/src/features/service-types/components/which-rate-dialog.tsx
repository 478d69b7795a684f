import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../ui/number/date-field.tsx';
import { t } from '../messages.ts';
import { rateAnswer } from '../queries.ts';
import { MemberField, ProjectField, ServiceField } from './named-field.tsx';
import styles from './rate-dialog.module.css';
import { RateReason } from './rate-reason.tsx';

/** Asks for somebody's work on a day, and says which rate counts for it, which ones lost, and why. */
export function WhichRateDialog({ service, onClose }: { service: string | null; onClose: () => void }) {
  const format = useFormat();
  const [member_id, setMember] = useState<string | null>(null);
  const [project_id, setProject] = useState<string | null>(null);
  const [service_type_id, setService] = useState<string | null>(service);
  const [day, setDay] = useState<string | null>(format.today());
  const answer = useQuery(
    rateAnswer({
      ...(member_id ? { member_id } : {}),
      ...(project_id ? { project_id } : {}),
      ...(service_type_id ? { service_type_id } : {}),
      day: day ?? format.today(),
    }),
  );
  return (
    <Dialog open title={t('which_rate')} onClose={onClose} boxSize="large">
      <div className={styles.fields}>
        <p>{t('which_note')}</p>
        <FieldPair>
          <MemberField label={t('member')} optional value={member_id} onChange={setMember} />
          <ProjectField label={t('project')} optional value={project_id} onChange={setProject} />
        </FieldPair>
        <FieldPair>
          <ServiceField label={t('service_type')} optional value={service_type_id} onChange={setService} />
          <DateField label={t('which_day')} value={day} onChange={setDay} />
        </FieldPair>
        <RateReason {...answer} />
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogVerbs>
    </Dialog>
  );
}
