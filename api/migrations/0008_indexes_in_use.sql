-- What it costs to look into the words of a record. They lie apart from it and are unpacked for it, which the planner takes for
-- free: to find few records it read the words of a whole table, or of record after record in the order of a list until a page
-- was full. Asked together with each condition on words, this tells the price, and is never 0. An inequality, for the planner
-- then expects that nearly all records pass; `restricted`, for starting further processes takes longer than what they would do.
CREATE FUNCTION price_of_words(id uuid) RETURNS integer
  LANGUAGE plpgsql IMMUTABLE PARALLEL RESTRICTED
  COST 400
  AS $$ BEGIN RETURN 1; END $$;
--> statement-breakpoint
-- Microseconds would be lost on the way through the end of a page, so lists sort by what is left. `date_trunc` alone depends on the
-- zone of the session and cannot be in an index.
CREATE FUNCTION in_milliseconds(moment timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT date_trunc('milliseconds', moment AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' $$;
--> statement-breakpoint
CREATE INDEX companies_newest ON companies (in_milliseconds(created_at) DESC, id DESC);
