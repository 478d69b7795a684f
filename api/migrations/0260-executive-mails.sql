-- Figures across organizations by mail, as somebody ordered them for themselves (decision 169).
create type executive_mail_rhythm as enum ('workdays', 'weekly', 'monthly');
create type executive_window as enum ('month', 'quarter', 'year');
create type executive_mail_rest as enum ('not-executive', 'not-sent', 'address-refused', 'unsubscribed');
create type executive_sending_status as enum ('queued', 'sent', 'error');

create table executive_mails (
  recipient text not null references users (sub) on delete cascade,
  id uuid not null default uuidv7(),
  rhythm executive_mail_rhythm not null,
  weekday smallint not null check (weekday between 0 and 6),
  month_day smallint not null check (month_day between 1 and 28 or month_day = -1),
  at text not null check (at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  timezone text not null check (length(timezone) between 1 and 100),
  currency text check (currency ~ '^[A-Z]{3}$'),
  period executive_window not null,
  organization_ids uuid[] check (cardinality(organization_ids) between 1 and 200),
  paused boolean not null default false,
  rest executive_mail_rest,
  rest_at timestamptz,
  next_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (recipient, id),
  constraint rest_has_a_moment check ((rest is null) = (rest_at is null)),
  constraint what_is_paused_is_never_due check (not paused or next_at is null),
  constraint what_holds_is_never_due check (rest not in ('address-refused', 'unsubscribed') or next_at is null)
);
comment on table executive_mails is 'When somebody is mailed the figures across their organizations; the row is theirs, of no organization.';
comment on column executive_mails.month_day is 'Of a monthly one; -1 = the last of the month.';
comment on column executive_mails.at is 'On the wall of the time zone.';
comment on column executive_mails.organization_ids is 'Null = all in which the person is executive at the moment.';
comment on column executive_mails.rest is 'Why the last moment came to nothing; of some the next is tried, others hold until it is resumed.';
create index executive_mails_due on executive_mails (next_at) where next_at is not null;

create table executive_mail_sendings (
  recipient text not null,
  mail_id uuid not null,
  due_at timestamptz not null,
  id uuid not null default uuidv7(),
  status executive_sending_status not null default 'queued',
  attempts smallint not null default 1,
  held_until timestamptz not null,
  error text check (length(error) <= 500),
  sent_at timestamptz,
  primary key (recipient, mail_id, due_at),
  unique (recipient, id),
  foreign key (recipient, mail_id) references executive_mails (recipient, id) on delete cascade
);
comment on table executive_mail_sendings is 'One mail for a moment at which it was due: the row is what keeps it from being sent twice.';
comment on column executive_mail_sendings.held_until is 'Until then a worker hands it over, or waits to try again.';
create index executive_mail_sendings_queued on executive_mail_sendings (held_until) where status = 'queued';
create index executive_mail_sendings_named on executive_mail_sendings (id);

do $$
declare
  personal regclass;
begin
  foreach personal in array array['executive_mails', 'executive_mail_sendings']::regclass[] loop
    execute format('alter table %s enable row level security', personal);
    execute format('alter table %s force row level security', personal);
    execute format('create policy own on %s to muster_app using (recipient = (select muster_sub())) with check (recipient = (select muster_sub()))', personal);
    execute format('create policy owning on %s to current_user using (true)', personal);
    execute format('create policy notifier on %s to muster_notifier using (true) with check (true)', personal);
    execute format('grant select, update on %s to muster_notifier', personal);
    execute format('grant select, insert, update, delete on %s to muster_app', personal);
  end loop;
end $$;

create function due_executive_mails() returns table (recipient text, mail_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.recipient, m.id from executive_mails m where m.next_at <= now()
  union
  select s.recipient, s.mail_id from executive_mail_sendings s where s.status = 'queued' and s.held_until <= now()
$$;
comment on function due_executive_mails is 'Whose figures are to be mailed now, or tried again.';
alter function due_executive_mails() owner to muster_notifier;
revoke all on function due_executive_mails() from public;
grant execute on function due_executive_mails() to muster_app;

-- A mail of figures that comes back ends the order, until somebody resumes it.
create or replace function bounce_mail(name uuid, cause text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update notification_channels
  set status = 'error', error = left(cause, 500), error_at = clock_timestamp()
  where channel = 'email' and status = 'sent' and (notification_id = name or digest = name);
  with returned as (
    update executive_mail_sendings s set status = 'error', error = left(cause, 500)
    where s.id = name and s.status = 'sent' returning s.recipient, s.mail_id
  )
  update executive_mails m
  set rest = 'address-refused', rest_at = clock_timestamp(), next_at = null, version = m.version + 1, updated_at = clock_timestamp()
  from returned r where m.recipient = r.recipient and m.id = r.mail_id
$$;
