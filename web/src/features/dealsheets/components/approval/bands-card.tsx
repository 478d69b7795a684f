import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type ApprovalBand, approvingRole } from '#contract/dealsheets/bands.ts';
import { writeApprovalBands } from '#contract/dealsheets/endpoints.ts';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { shareOf } from '../../effects/figures.ts';
import { approvalBands } from '../../queries.ts';
import styles from './approval.module.css';
import { t } from './messages.ts';

const BandsDialog = lazy(() => import('./bands-dialog.tsx'));

/** The bands in their order, and which of them this deal fits. */
export function BandsCard({ deal }: { deal: Dealsheet }) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(approvalBands());
  const failed = data ? undefined : failedRead(error, t('bands_failed'), refetch);
  // What is submitted stays with whom it went to, whatever the bands became since.
  const counts =
    deal.status === 'draft' && data ? approvingRole(data.bands, deal.current.results) : deal.approver;
  const { may } = usePermissions();
  const [isChanging, setChanging] = useState(false);
  const verb = data && may(writeApprovalBands) && (
    <Button small variant="ghost" onClick={() => setChanging(true)}>
      {t('bands_change')}
    </Button>
  );
  return (
    <Card title={t('bands')} note={t('bands_note')} flush end={verb}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={3} />}
      {data && (
        <CardRows>
          {data.bands.map((band) => (
            <BandRow
              key={`${band.role}-${band.min_margin_pct}-${band.max_discount_pct}`}
              by={band.role}
              says={wordsOf(band, format)}
              counts={band.role === counts}
            />
          ))}
          {data.bands.every(({ role }) => role !== 'admin') && (
            <BandRow by="admin" says={t('band_else')} counts={counts === 'admin'} />
          )}
        </CardRows>
      )}
      <Suspense fallback={null}>
        {data && isChanging && <BandsDialog kept={data} onClose={() => setChanging(false)} />}
      </Suspense>
    </Card>
  );
}

const wordsOf = (band: ApprovalBand, format: Format): string =>
  [
    t('band_from', { margin: shareOf(format, band.min_margin_pct) }),
    t('band_until', { discount: shareOf(format, band.max_discount_pct) }),
  ].join(', ');

type BandRowProps = { by: ApprovalBand['role']; says: string; counts: boolean };

const BandRow = ({ by, says, counts }: BandRowProps) => (
  <CardRow>
    <span className={styles.band}>
      <strong>{by === 'admin' ? roleName(by) : t('band', { role: roleName(by) })}</strong>
      <span>{says}</span>
    </span>
    {counts && <Tag tone="info">{t('counts')}</Tag>}
  </CardRow>
);
