-- A digest that has to be handed over again, after a death perhaps, goes as it went: the same notifications under the same name. What came
-- due since, though it may be older, goes with the next one.
alter table notification_channels add column digest uuid;
comment on column notification_channels.digest is 'Name of the digest that it was first handed over with.';
grant update (digest) on notification_channels to muster_app;
