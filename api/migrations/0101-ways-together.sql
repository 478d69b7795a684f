-- The worker takes hold of ways, and writes down what became of them, of many people at once: a mail to each of a thousand is
-- two transactions for every few of them, not for each. In one order everywhere, so that no two workers wait for each other.

create function lock_ways(asked jsonb)
returns table (recipient text, id uuid, channel notification_channel, status notification_status, attempts integer, due_at timestamptz,
  queued_at timestamptz, organization_id uuid, type text, title text, message text, actor_name text, url text,
  priority notification_priority, reason text, read_at timestamptz, archived_at timestamptz, created_at timestamptz,
  email text, place text, browsers jsonb)
language sql security definer set search_path = public, pg_temp as $$
  with held as (
    select c.recipient, c.notification_id, c.channel, c.status, c.attempts, c.due_at, c.queued_at
    from (select distinct * from jsonb_to_recordset(asked) as a (recipient text, notification uuid, channel notification_channel)) a
    join notification_channels c on c.recipient = a.recipient and c.notification_id = a.notification and c.channel = a.channel
    order by c.recipient, c.notification_id, c.channel for update of c
  )
  select h.recipient, n.id, h.channel, h.status, h.attempts, h.due_at, h.queued_at, n.organization_id, n.type, n.title, n.message,
    n.actor_name, n.url, n.priority, n.reason, n.read_at, n.archived_at, n.created_at, u.email,
    (select o.name from organizations o
      where h.channel = 'email' and o.org_id = n.organization_id and o.archived_at is null and has_place(h.recipient, o.org_id)),
    case when h.channel = 'web-push' then coalesce(
      (select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth) order by p.id)
       from push_subscriptions p where p.recipient = h.recipient), '[]') end
  from held h join notifications n on n.recipient = h.recipient and n.id = h.notification_id
  join users u on u.sub = h.recipient
$$;
comment on function lock_ways is 'Ways of notifications, held until the commit, with what a letter or a push of them needs.';

create function lease_ways(leased jsonb, seconds integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  update notification_channels c set due_at = clock_timestamp() + make_interval(secs => seconds)
  from jsonb_to_recordset(leased) as l (recipient text, notification uuid, channel notification_channel)
  where c.recipient = l.recipient and c.notification_id = l.notification and c.channel = l.channel
$$;
comment on function lease_ways is 'Keeps other workers from ways that are held already.';

-- What got further meanwhile, by a receipt perhaps, stays where it is.
create function settle_ways(settled jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  with said as (
    select * from jsonb_to_recordset(settled) as s (recipient text, notification uuid, channel notification_channel,
      status notification_status, error text, due_at timestamptz, counted boolean)
  ), held as (
    select s.*, c.status as so_far from said s
    join notification_channels c on c.recipient = s.recipient and c.notification_id = s.notification and c.channel = s.channel
    order by c.recipient, c.notification_id, c.channel for update of c
  )
  update notification_channels c
  set status = case when h.so_far = 'queued' then h.status else h.so_far end,
    attempts = c.attempts + case when h.counted then 1 else 0 end,
    error = left(h.error, 500),
    due_at = coalesce(h.due_at, c.due_at),
    ready_at = case when h.status = 'ready' then clock_timestamp() else c.ready_at end,
    sent_at = case when h.status = 'sent' then clock_timestamp() else c.sent_at end,
    opt_out_at = case when h.status = 'opt-out' then clock_timestamp() else c.opt_out_at end,
    read_at = case when h.status = 'read' then clock_timestamp() else c.read_at end,
    error_at = case when h.status = 'error' and h.so_far = 'queued' then clock_timestamp() else c.error_at end
  from held h
  where c.recipient = h.recipient and c.notification_id = h.notification and c.channel = h.channel
$$;
comment on function settle_ways is 'Writes down how attempts ended.';

-- One that was in use a minute ago needn't be written again with every push.
create function note_pushes(pushed jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  with said as (
    select recipient, id, bool_or(gone) as gone
    from jsonb_to_recordset(pushed) as s (recipient text, id uuid, gone boolean) group by recipient, id
  ), held as (
    select s.* from said s join push_subscriptions p on p.recipient = s.recipient and p.id = s.id
    where s.gone or p.used_at is null or p.used_at < now() - interval '1 minute'
    order by p.recipient, p.id for update of p
  ), left_behind as (
    delete from push_subscriptions p using held h where h.gone and p.recipient = h.recipient and p.id = h.id
  )
  update push_subscriptions p set used_at = now() from held h where not h.gone and p.recipient = h.recipient and p.id = h.id
$$;
comment on function note_pushes is 'Forgets the browsers that are gone, and remembers that the others are in use.';

do $$
declare
  made regprocedure;
begin
  foreach made in array array['lock_ways(jsonb)', 'lease_ways(jsonb, integer)', 'settle_ways(jsonb)', 'note_pushes(jsonb)']::regprocedure[] loop
    execute format('alter function %s owner to muster_notifier', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to muster_app', made);
  end loop;
end $$;
