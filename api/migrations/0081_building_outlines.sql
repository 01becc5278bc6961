-- Ground plans of buildings for the map of the park: corners in order, each as latitude and longitude.
ALTER TABLE buildings ADD COLUMN outline jsonb NOT NULL DEFAULT '[]';
