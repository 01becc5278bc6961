import { useLanguage } from '@park/platform';
import type { PublishedRemote } from '@park/platform/descriptor';
import { Checkbox, Field, Select, Stack } from '@park/ui';
import styles from './development.module.css';
import { remoteFaults, type Faults, type RemoteFault } from '../page-data/faults';
import { useDevelopmentTexts } from './use-development-texts';

interface FaultFieldsProps {
  readonly remotes: readonly PublishedRemote[];
  readonly faults: Faults;
  readonly onChange: (faults: Faults) => void;
}

export function FaultFields({ remotes, faults, onChange }: FaultFieldsProps) {
  const { t } = useDevelopmentTexts();
  const { language } = useLanguage();

  const choose = (name: string, text: string) => {
    const { [name]: _before, ...others } = faults.remotes;
    const fault = remoteFaults.find((known) => known === text);
    onChange({ ...faults, remotes: fault ? { ...others, [name]: fault } : others });
  };
  // A remote that already runs its previous version has no older one in this page.
  const isOffered = (fault: RemoteFault, { name, previous }: PublishedRemote) =>
    fault !== 'old' || previous !== null || faults.remotes[name] === 'old';

  return (
    <Stack gap={4}>
      <div className={styles.faults}>
        {remotes.map((remote) => (
          <Field key={remote.name} label={remote.descriptor.title[language]} help={remote.live.version}>
            {(control) => (
              <Select
                {...control}
                controlSize="small"
                placeholder={t.noFault}
                value={faults.remotes[remote.name] ?? ''}
                onChange={(event) => choose(remote.name, event.target.value)}
                options={remoteFaults.map((fault) => ({
                  value: fault,
                  label: t.remoteFaults[fault],
                  disabled: !isOffered(fault, remote),
                }))}
              />
            )}
          </Field>
        ))}
      </div>
      <Checkbox
        label={t.sessionExpired}
        help={t.sessionExpiredHelp}
        checked={faults.isSessionExpired}
        onChange={(event) => onChange({ ...faults, isSessionExpired: event.target.checked })}
      />
    </Stack>
  );
}
