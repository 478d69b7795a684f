alter table activity_entries add column own_timezone text;
comment on column activity_entries.own_timezone is
  'Zone whose wall clock was meant, where somebody uses another than the project site''s or the organization''s; null else.';
