-- A timer that was started without a network arrives later, perhaps more than once: the device gives it a name first.
alter table activity_timers add column client_uuid uuid;
comment on column activity_timers.client_uuid is 'The name that a device gave it; the entry that it becomes takes it over.';
