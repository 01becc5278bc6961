import {
  Button,
  EmptyState,
  ErrorPanel,
  Grid,
  Notice,
  Page,
  Section,
  SkeletonCards,
  SkeletonTable,
  SkeletonText,
  Stack,
} from '@park/ui';

export function StatesSheet() {
  return (
    <Page title="States">
      <Section title="Notices">
        <Stack gap={3}>
          <Notice title="The canteen closes at 13:30 today">Sandwiches are sold in building B until 16:00.</Notice>
          <Notice tone="success">Your company’s page is public again.</Notice>
          <Notice
            tone="warning"
            title="Your invitation ends in 6 hours"
            action={<Button size="small">Extend it</Button>}
          >
            After that the address has to be invited again.
          </Notice>
          <Notice tone="danger" onDismiss={() => undefined}>
            The file is larger than 2 MB.
          </Notice>
        </Stack>
      </Section>
      <Section title="Nothing to show">
        <Grid>
          <EmptyState
            headingLevel={3}
            kind="nothingYet"
            title="You have no bookings yet"
            reason="Rooms can be booked up to 60 days ahead."
            action={<Button variant="primary">Find a room</Button>}
          />
          <EmptyState
            headingLevel={3}
            kind="filteredOut"
            title="No company matches"
            reason="190 companies are hidden by 3 filters."
            action={<Button>Clear filters</Button>}
          />
          <EmptyState
            headingLevel={3}
            kind="notAllowed"
            title="This page is for parking managers"
            reason="The right Parkshare_Manage is missing. Your company’s administrator, Anna Meier, can give it."
            action={<Button>Write to Anna Meier</Button>}
          />
        </Grid>
      </Section>
      <Section title="Failed">
        <ErrorPanel
          headingLevel={3}
          title="The list did not load"
          error={{ id: '3f0c2a9e-51a7-4b7e-9a37-9f2f0d0c2b11' }}
          onRetry={() => undefined}
        />
      </Section>
      <Section title="Waiting">
        <Stack gap={8}>
          <SkeletonCards count={3} media />
          <SkeletonCards count={3} mark />
          <SkeletonTable rows={3} />
          <SkeletonText />
        </Stack>
      </Section>
    </Page>
  );
}
