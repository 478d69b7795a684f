import { useFormat } from '../../../platform/format/use-format.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { t } from '../messages.ts';

/** The page's title with how many people are shown, and of how many. */
export function PeopleHead({ people, all }: { people: number; all: number }) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const counted =
    people < all
      ? t('people_of', { people: format.number(people), all: format.number(all) })
      : all === 1
        ? t('person')
        : t('people', { people: format.number(all) });
  return <PageHead title={t('org_chart')} count={isPhone && people === all ? format.number(all) : counted} />;
}
