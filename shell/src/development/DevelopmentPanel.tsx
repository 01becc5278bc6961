import { useServices } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { Button, Cluster, Dialog, Section, Stack } from '@park/ui';
import { useState } from 'react';
import { createBrowserCookies } from '../cookies/browser-cookies';
import { LanguageChoice } from '../navigation/LanguageSwitch';
import { ThemeChoice } from '../navigation/ThemeSwitch';
import type { DevelopmentData } from '../page-data/page-data';
import { FaultFields } from './FaultFields';
import { noFaults, writeFaults, type Faults } from '../page-data/faults';
import { saveFaults } from './fault-cookie';
import { PersonField } from './PersonField';
import { useDevelopmentTexts } from './use-development-texts';

export interface DevelopmentPanelProps {
  readonly data: DevelopmentData;
  readonly remotes: readonly PublishedRemote[];
  readonly onClose: () => void;
}

/** Switches account, appearance and faults. The server injects faults, so they apply from the next page on. */
export function DevelopmentPanel({ data, remotes, onClose }: DevelopmentPanelProps) {
  const { t } = useDevelopmentTexts();
  const { configuration } = useServices();
  const [faults, setFaults] = useState<Faults>(data.faults);
  const isChanged = writeFaults(faults) !== writeFaults(data.faults);

  const load = (next: Faults) => {
    saveFaults(createBrowserCookies(location.protocol === 'https:'), next);
    location.reload();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button onClick={() => load(noFaults)} disabled={writeFaults(data.faults) === ''}>
            {t.reset}
          </Button>
          <Button variant="primary" onClick={() => load(faults)} disabled={!isChanged}>
            {t.apply}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {configuration.mode === 'demo' && data.demoPassword !== null && <PersonField password={data.demoPassword} />}
        <Cluster>
          <LanguageChoice />
          <ThemeChoice />
        </Cluster>
        <Section title={t.faults}>
          <FaultFields remotes={remotes} faults={faults} onChange={setFaults} />
        </Section>
      </Stack>
    </Dialog>
  );
}
