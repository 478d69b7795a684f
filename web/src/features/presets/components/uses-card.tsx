import { useInfiniteQuery } from '@tanstack/react-query';
import type { Preset } from '#contract/presets/shapes.ts';
import type { PresetUse } from '#contract/presets/uses.ts';
import { standingOf } from '../../../platform/applied/applied-words.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { AppliedStanding } from '../../../ui/applied/applied-standing.tsx';
import { Card, CardRow, CardRows } from '../../../ui/card/card.tsx';
import { Section } from '../../../ui/page/section-links.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import { presetUses } from '../queries.ts';
import styles from './uses.module.css';

/** Where on the page the card stands. */
export const PLACES_ID = 'places';

/** What a preset is applied to, with how each place stands to it; those that are furthest behind come first. */
export function UsesCard({ preset }: { preset: Preset }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    presetUses(preset.id),
  );
  const uses = data?.pages.flatMap((page) => page.data);
  const hidden = uses && !hasNextPage ? preset.uses - uses.length : 0;
  return (
    <Section id={PLACES_ID}>
      <Card title={t('places')} count={preset.uses} flush>
        {!uses && error && <LoadError {...failedRead(error, t('places_failed'), refetch)} />}
        {!uses && !error && <SkeletonRows rows={3} height={56} />}
        {uses && uses.length > 0 && (
          <CardRows>
            {uses.map((use) => (
              <CardRow key={`${use.place} ${use.id}`}>
                <Use use={use} current={preset.current} />
              </CardRow>
            ))}
          </CardRows>
        )}
        {hidden > 0 && <p className={styles.foot}>{t('places_hidden', { count: hidden })}</p>}
        {hasNextPage && (
          <div className={styles.more}>
            <Button variant="ghost" small disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('places_more')}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  );
}

type UseProps = { use: PresetUse; current: number | null };

function Use({ use, current }: UseProps) {
  const { place, name, revision, drifted } = use;
  const href = hrefOf(use);
  const where = whereOf(use);
  return (
    <div className={styles.use}>
      <div className={styles.what}>
        {href ? <Link href={href}>{name}</Link> : <span>{name}</span>}
        <Text muted small>
          {[t(`place_${place}`), ...(where ? [where] : [])].join(' · ')}
        </Text>
      </div>
      <AppliedStanding
        name={t('numbered', { revision })}
        standing={standingOf({ revision, current }, drifted)}
        small
      />
    </div>
  );
}

const whereOf = ({ place, project }: PresetUse): string | undefined => {
  if (place === 'project') return project?.code;
  return project?.name ?? (place === 'ops_log_template' ? t('place_everywhere') : undefined);
};

/** Where it is seen and kept; what every project has is nowhere of its own. */
const hrefOf = ({ place, id, project }: PresetUse): string | null => {
  if (place === 'dealsheet') return `/manager/dealsheets/${id}`;
  if (place === 'account_plan') return `/manager/account-plans/${id}`;
  return project && `/manager/projects/${project.id}/${place === 'roster_template' ? 'roster' : 'settings'}`;
};
