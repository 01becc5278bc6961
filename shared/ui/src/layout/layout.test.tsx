import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../expect-accessible';
import { Cluster, Grid, List, Stack } from './arrange';
import { Page, Section } from './Page';
import { Sidebar } from './Sidebar';
import { SkipLink, VisuallyHidden } from './VisuallyHidden';

it('a page has one title that can take focus, the way here, and named sections', async () => {
  const { container } = render(
    <div>
      <SkipLink />
      <main id="content">
        <Page
          title="Helvia"
          count={12}
          lead="Enzymes"
          breadcrumbs={[{ label: 'Companies', href: '/companies' }]}
          action={<button>Edit</button>}
        >
          <Section title="People" action={<a href="/people">All people</a>}>
            <VisuallyHidden>Twelve people</VisuallyHidden>
          </Section>
        </Page>
      </main>
    </div>,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Helvia' });
  title.focus();
  expect(title).toHaveFocus();
  expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent('Companies');
  expect(screen.getByRole('region', { name: 'People' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  await expectAccessible(container);
});

it('lists keep their role', () => {
  render(
    <Stack>
      <Cluster as="ul" aria-label="Tags">
        <li>Biotech</li>
      </Cluster>
      <Grid as="ul" aria-label="Companies">
        <li>Helvia</li>
      </Grid>
      <List aria-label="Jobs">
        <li>Optical engineer</li>
      </List>
      <List ordered aria-label="Steps">
        <li>Apply</li>
      </List>
    </Stack>,
  );
  const lists = screen.getAllByRole('list');
  expect(lists.map(({ tagName }) => tagName)).toEqual(['UL', 'UL', 'UL', 'OL']);
  // Safari needs the explicit role.
  for (const list of lists) expect(list).toHaveAttribute('role', 'list');
});

it('a narrow column with a label can be opened and closed', async () => {
  render(
    <Sidebar side="start" asideLabel="Filters (2)" aside={<p>Sector</p>}>
      <p>Companies</p>
    </Sidebar>,
  );
  const toggle = screen.getByRole('button', { name: 'Filters (2)' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
