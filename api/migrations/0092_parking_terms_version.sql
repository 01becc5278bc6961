-- A change of a company's terms names the version that was read, as a change of a car park does.
ALTER TABLE parking_company_terms ADD COLUMN version integer NOT NULL DEFAULT 1;
