import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { useHolidays } from '../../effects/use-holidays.ts';
import { t } from '../../messages.ts';
import { fetchOffered, useUpdateSettings } from '../../mutations.ts';
import { holidayCountries } from '../../queries.ts';
import styles from '../leave.module.css';

type ImportHolidaysProps = { settings: LeaveSettings; year: number };

/** Says whose holidays are kept, and writes those of a year that aren't there yet. */
export function ImportHolidays({ settings, year }: ImportHolidaysProps) {
  const { country, region, version, holidays } = settings;
  const countries = useQuery(holidayCountries());
  const place = useUpdateSettings();
  const { change, isBusy } = useHolidays();
  const [isAsking, setAsking] = useState(false);
  const known = countries.data?.data ?? [];
  const regions = known.find(({ code }) => code === country)?.regions ?? [];
  const bring = async () => {
    if (!country) return;
    setAsking(true);
    const offered = await fetchOffered(year, country, region).catch((err: unknown) => {
      toast.show({ title: t('import_failed'), err });
      return null;
    });
    setAsking(false);
    if (!offered) return;
    const missing = offered.data.filter(({ date }) => !holidays.some((one) => one.date === date));
    if (missing.length === 0) toast.show({ title: t('import_nothing', { year }) });
    else change(missing, t('imported', { count: missing.length }));
  };
  const choose = (to: { country?: string | null; region?: string | null }) =>
    place.mutate({ version, ...to });
  return (
    <div className={styles.fields}>
      <Select
        label={t('country')}
        options={known.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={(code) => choose({ country: code, region: null })}
        loading={countries.isPending}
        error={place.error?.message}
        optional
      />
      {regions.length > 0 && (
        <Select
          label={t('region')}
          placeholder={t('whole_country')}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={region}
          onChange={(code) => choose({ region: code })}
          optional
        />
      )}
      <Button icon={IconDownload} disabled={!country || isBusy || isAsking} onClick={() => void bring()}>
        {t('import', { year })}
      </Button>
    </div>
  );
}
