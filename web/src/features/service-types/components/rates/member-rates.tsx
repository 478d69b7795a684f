import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addMemberRate } from '#contract/members/rates.ts';
import type { Member } from '#contract/members/shapes.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { newRate } from '../../effects/rate-values.ts';
import { words } from '../../effects/words/member-words.ts';
import { MOST_MEMBER_RATES, memberRates } from '../../queries.ts';
import { rateColumns } from '../rate-columns.tsx';
import styles from '../rate-dialog.module.css';
import { CardVerbs } from './card-verbs.tsx';
import { CurrentRates } from './current-rates.tsx';
import { RatesTable } from './rates-table.tsx';

/** What a rate of somebody is for: its service or all of them, and its project where it is for one. */
const whatFor = ({ service_type, project }: ServiceRate): string => {
  const what = service_type?.name ?? words('all_services');
  return project ? words('on_project', { what, project: project.name }) : what;
};

/** The columns of somebody's rates; on a phone's cards, which leave the cost out elsewhere, it stands below the days. */
const columnsOf = (format: Format) =>
  rateColumns({ min_margin_pct: null }, format, {
    ...{ id: 'what_for', header: words('what_for'), cell: whatFor },
  }).map((column) =>
    column.card === 'subtitle'
      ? { ...column, cardCell: (rate: ServiceRate) => <DaysAndCost days={column.cell(rate)} rate={rate} /> }
      : column,
  );

function DaysAndCost({ days, rate }: { days: ReactNode; rate: ServiceRate }) {
  const format = useFormat();
  if (rate.cost_rate === null) return days;
  return (
    <>
      {days}
      <span className={styles.more}>
        {words('costs', { rate: format.rate(rate.cost_rate, rate.currency) })}
      </span>
    </>
  );
}

type OfMember = Pick<Member, 'id' | 'name' | 'status'>;

/** What somebody costs and sells for from day to day, for whoever may read it; changed by owners. */
export default function MemberRates({ member }: { member: OfMember }) {
  const format = useFormat();
  const { currency } = useOrganization();
  const mayChange =
    usePermissions().may(addMemberRate, { member_id: member.id }) && member.status !== 'offboarded';
  const rates = useQuery(memberRates(member.id));
  const { data } = rates;
  return (
    <Card
      title={words('title')}
      note={words('note')}
      end={
        <CardVerbs
          service={null}
          mayAdd={mayChange}
          title={words('add_to', { name: member.name })}
          start={() => newRate(currency, format.today(), { scope: 'member', member_id: member.id })}
          scopes={['member', 'assignment']}
        />
      }
      flush
    >
      {data && data.data.length > 0 && <CurrentRates rates={data.data} />}
      <RatesTable
        label={words('title')}
        columns={columnsOf(format)}
        query={rates}
        nameOf={whatFor}
        mayChange={mayChange}
        failed={words('failed')}
        empty={<Empty title={words('none')} note={words('none_note')} />}
      />
      {data?.after && <p className={styles.note}>{words('more', { count: MOST_MEMBER_RATES })}</p>}
    </Card>
  );
}
