import {
  Badge,
  Button,
  Card,
  Cluster,
  FacetGroup,
  Grid,
  LoadMore,
  Monogram,
  Page,
  SearchInput,
  SegmentedControl,
  Select,
  Sidebar,
  Stack,
} from '@park/ui';
import { DownloadIcon, LayoutGridIcon, Table2Icon } from '@park/ui/icons';
import { useState } from 'react';

const companies = [
  ['Alpine Robotics', 'Robotics', 'Arms that hand tools to surgeons and never get tired.'],
  ['Helvia', 'Biotech', 'Enzymes that take plastics apart at room temperature.'],
  ['Quantum Leap SA', 'Computing', 'Control electronics for superconducting qubits.'],
  ['Nanolabs', 'Materials', 'Coatings that shed ice from blades and wings.'],
  ['Lac & Fils', 'Energy', 'Heat from the lake for whole districts.'],
  ['Orbita', 'Space', 'Propulsion for satellites of the size of a shoe box.'],
  ['Verdure', 'Food', 'Protein from what breweries leave over.'],
] as const;

export function DirectorySheet() {
  const [query, setQuery] = useState('');
  const [view, setView] = useState<'cards' | 'table'>('cards');
  const [sectors, setSectors] = useState<string[]>(['Robotics']);
  return (
    <Page title="Companies" count="190" action={<Button icon={<DownloadIcon size={16} />}>Export list</Button>}>
      <Sidebar
        side="start"
        asideLabel="Filters (1)"
        aside={
          <Stack gap={6}>
            <FacetGroup
              legend="Sector"
              values={companies.map(([, sector], index) => ({ value: sector, label: sector, count: 41 - index * 5 }))}
              selected={sectors}
              onChange={setSectors}
            />
            <FacetGroup
              legend="Building"
              values={['A', 'B', 'C'].map((name) => ({ value: name, label: `Building ${name}`, count: 12 }))}
              selected={[]}
              onChange={() => undefined}
            />
          </Stack>
        }
      >
        <Stack gap={6}>
          <Cluster justify="spread">
            <SearchInput label="Search companies" value={query} onChange={setQuery} />
            <Cluster>
              <Select
                controlSize="normal"
                aria-label="Order"
                options={[
                  { value: 'name', label: 'By name' },
                  { value: 'new', label: 'Newest first' },
                ]}
              />
              <SegmentedControl
                legend="View"
                options={[
                  { value: 'cards', label: 'Cards', icon: <LayoutGridIcon size={16} /> },
                  { value: 'table', label: 'Table', icon: <Table2Icon size={16} /> },
                ]}
                value={view}
                onChange={setView}
              />
            </Cluster>
          </Cluster>
          <Grid as="ul">
            {companies.map(([name, sector, words]) => (
              <li key={name}>
                <Card
                  title={name}
                  href={`#${name}`}
                  headingLevel={2}
                  mark={<Monogram name={name} />}
                  meta="Building C"
                  footer={<Badge>{sector}</Badge>}
                >
                  <p>{words}</p>
                </Card>
              </li>
            ))}
          </Grid>
          <LoadMore hasMore isLoadingMore={false} onLoadMore={() => undefined} shown="7 of 190" />
        </Stack>
      </Sidebar>
    </Page>
  );
}
