alter table idp.outbox add column name text unique;
comment on column idp.outbox.name is
  'What the application calls a mail of its own, so that one handed over twice is here once; null for the provider''s.';
