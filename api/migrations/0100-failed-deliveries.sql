-- What couldn't be delivered, as an organization's administrators see it.
alter table notification_channels add column failed_in uuid;
comment on column notification_channels.failed_in is 'Organization that it told of, once it has failed; there its administrators see it.';

create function name_failure() returns trigger language plpgsql as $$
begin
  new.failed_in := (
    select n.organization_id from notifications n where n.recipient = new.recipient and n.id = new.notification_id);
  new.error_at := coalesce(new.error_at, clock_timestamp());
  return new;
end $$;
comment on function name_failure is 'Writes down where a way has failed, so that a whole organization''s failures are found by an index.';
create trigger name_failure before insert or update of status on notification_channels for each row
  when (new.status = 'error') execute function name_failure();
update notification_channels c set failed_in = n.organization_id, error_at = coalesce(c.error_at, c.queued_at) from notifications n
  where c.status = 'error' and n.recipient = c.recipient and n.id = c.notification_id;
create index notification_channels_failed on notification_channels (failed_in, error_at desc, notification_id desc)
  where status = 'error';

-- Of what a notification says, nothing: it is its recipient's. The conditions of a page never see rows of another organization.
create view failed_deliveries with (security_barrier) as
  select c.notification_id, c.channel, c.attempts, coalesce(c.error, '') as error, c.error_at,
    n.type, n.source, u.name, u.email
  from notification_channels c
  join notifications n on n.recipient = c.recipient and n.id = c.notification_id
  join users u on u.sub = c.recipient
  where c.status = 'error' and c.channel <> 'app' and c.failed_in = (select muster_org());
comment on view failed_deliveries is 'Ways on which people of the request''s organization couldn''t be told, and why.';
alter view failed_deliveries owner to muster_notifier;
grant select on failed_deliveries to muster_app;

create function resend_deliveries(announced text, ways notification_channel[], chosen jsonb, most integer)
returns table (recipient text, notification_id uuid, channel notification_channel, in_digest boolean)
language sql security definer set search_path = public, pg_temp as $$
  with found as (
    select c.recipient, c.notification_id, c.channel, n.read_at is not null or n.archived_at is not null as is_past
    from notification_channels c join notifications n on n.recipient = c.recipient and n.id = c.notification_id
    where c.status = 'error' and c.channel <> 'app' and c.failed_in = muster_org()
      and (announced is null or n.source = announced) and (ways is null or c.channel = any (ways))
      and (chosen is null or (c.notification_id, c.channel) in (
        select t.notification_id, t.channel
        from jsonb_to_recordset(chosen) as t (notification_id uuid, channel notification_channel)))
    order by c.error_at desc, c.notification_id desc limit most for update of c
  ), past as (
    update notification_channels c set status = 'read', error = null, read_at = clock_timestamp() from found f
    where f.is_past and c.recipient = f.recipient and c.notification_id = f.notification_id and c.channel = f.channel
  )
  update notification_channels c
  set status = 'queued', attempts = 0, error = null, due_at = now(), queued_at = now() from found f
  where not f.is_past and c.recipient = f.recipient and c.notification_id = f.notification_id and c.channel = f.channel
  returning c.recipient, c.notification_id, c.channel, c.in_digest
$$;
comment on function resend_deliveries is 'Queues again what failed in the request''s organization; what was read or put away since counts as read, as it does before it leaves.';
alter function resend_deliveries(text, notification_channel[], jsonb, integer) owner to muster_notifier;
revoke all on function resend_deliveries(text, notification_channel[], jsonb, integer) from public;
grant execute on function resend_deliveries(text, notification_channel[], jsonb, integer) to muster_app;
