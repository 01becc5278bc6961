import { Card, FilterChips, GeneratedCover, Grid, Page, Section, Stack } from '@park/ui';
import { useState } from 'react';

const titles = [
  'A new bridge between buildings C and D',
  'Helvia closes its second round',
  'Open laboratory night draws 1,200 visitors',
  'Charging points: 40 more by spring',
  'What we learnt from a year of shared parking',
  'Quantum Leap opens its clean room',
  'Three questions to the new park director',
  'The canteen goes regional',
  'Apprentices of the park: meet the class of this year',
];

export function NewsSheet() {
  const [types, setTypes] = useState<string[]>([]);
  return (
    <Page title="News" count="300">
      <Stack gap={8}>
        <FilterChips
          legend="Type"
          values={['Park', 'Company', 'Campus', 'Mobility'].map((label) => ({ value: label, label }))}
          selected={types}
          onChange={setTypes}
        />
        <Section title="This month">
          <Grid as="ul">
            {titles.map((title) => (
              <li key={title}>
                <Card
                  title={title}
                  href={`#${title}`}
                  media={<GeneratedCover title={title} />}
                  meta="Fri 20 Nov · Park"
                >
                  <p>Short, plain sentences tell what happened, to whom it matters and what comes next.</p>
                </Card>
              </li>
            ))}
          </Grid>
        </Section>
      </Stack>
    </Page>
  );
}
