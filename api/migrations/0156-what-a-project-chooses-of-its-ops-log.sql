-- What a project chooses about its ops-log (decision 137).
alter table projects
  add column sev1_escalates_min integer not null default 10 check (sev1_escalates_min between 1 and 1440),
  add column sev2_escalates_min integer not null default 30 check (sev2_escalates_min between 1 and 1440),
  add column handover_overdue_min integer not null default 30 check (handover_overdue_min between 1 and 1440),
  add column handover_required boolean not null default false,
  add column handover_gate boolean not null default false;
comment on column projects.sev1_escalates_min is 'After so many minutes without anybody who acknowledges it a sev1 incident is told to the next rank.';
comment on column projects.sev2_escalates_min is 'The same for sev2.';
comment on column projects.handover_overdue_min is 'So many minutes after the next shift began a handover that nobody took over is overdue, and after the end of a shift one that is missing.';
comment on column projects.handover_required is 'Every shift ends with a handover that is signed out.';
comment on column projects.handover_gate is 'Nobody checks in before they took over, or disputed, what was handed over to them.';
