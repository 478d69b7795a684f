-- Who is forgotten takes along why they were refused: the reason is asked for where somebody rejects, not kept by the table.
alter table leave_requests drop constraint rejected_for_a_reason;
comment on column leave_requests.minutes is 'Of the working calendar, without holidays, when it was asked for; from the approval on as of then.';
