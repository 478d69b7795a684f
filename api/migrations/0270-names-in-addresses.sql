-- Addresses of what was found look for people by their names, spelled as addresses spell them.
create function spelled_in_address(words text, blank text, plain text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(case when t.letter = ' ' then blank when strpos(plain, t.letter) > 0 or t.letter ~ '^[A-Za-z0-9]$' then t.letter
    else (select string_agg('%' || upper(lpad(to_hex(get_byte(b.bytes, n)), 2, '0')), '' order by n)
      from (select convert_to(t.letter, 'UTF8') as bytes) b, generate_series(0, length(b.bytes) - 1) n) end, '' order by t.place), '')
  from regexp_split_to_table(words, '') with ordinality t (letter, place)
$$;
comment on function spelled_in_address is 'Words as a part of an address: bytes in hexadecimal but for ASCII letters, digits and the plain ones.';

create or replace function forget_found_person() returns trigger language plpgsql as $$
declare
  queried constant text := spelled_in_address(old.name, '+', '*-._');
  encoded constant text := spelled_in_address(old.name, '%20', '-_.!~*''()');
begin
  update insights i set
    finding = replace(replace(replace(i.finding::text, to_jsonb(old.name)::text, to_jsonb(new.name)::text),
      '=' || queried || '"', '=' || spelled_in_address(new.name, '+', '*-._') || '"'),
      '=' || encoded || '"', '=' || spelled_in_address(new.name, '%20', '-_.!~*''()') || '"')::jsonb,
    draft_name = case when i.draft_name is null then null else replace(i.draft_name, old.name, new.name) end
  where i.org_id = new.org_id and i.finding::text like '%' || new.id || '%';
  return null;
end $$;
