import { Button, ButtonLink, Cluster, Field, Stack, TextInput } from '@park/ui';
import { CalendarPlusIcon, CopyIcon, DownloadIcon } from '@park/ui/icons';
import { useRef, useState } from 'react';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';
import styles from './CalendarAddress.module.css';
import { webcalUrl } from './feed-urls';

export interface CalendarAddressProps {
  readonly label: string;
  readonly help?: string;
  /** The whole https address. */
  readonly url: string;
  /** False where the program of the person's calendar would be refused, because it is not signed in. */
  readonly canBeRead?: boolean;
}

/** The three ways into somebody's own calendar: subscribing on a click, an address to copy, a file. */
export function CalendarAddress({ label, help, url, canBeRead = true }: CalendarAddressProps) {
  const { t } = useNewsEventsTexts();
  return (
    <Stack gap={3}>
      {canBeRead && <CopiedAddress label={label} help={help} url={url} />}
      <Cluster>
        {canBeRead && (
          <ButtonLink href={webcalUrl(url)} icon={<CalendarPlusIcon size={16} />}>
            {t('feeds.open')}
          </ButtonLink>
        )}
        <ButtonLink href={url} download="" icon={<DownloadIcon size={16} />}>
          {t('feeds.download')}
        </ButtonLink>
      </Cluster>
    </Stack>
  );
}

function CopiedAddress({ label, help, url }: Pick<CalendarAddressProps, 'label' | 'help' | 'url'>) {
  const { t } = useNewsEventsTexts();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      // No clipboard without https or permission: the text is ready to be copied by hand.
      input.current?.focus();
      input.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div>
      <Field label={label} help={help}>
        {(control) => (
          <span className={styles.line}>
            <TextInput {...control} ref={input} readOnly value={url} onFocus={(event) => event.target.select()} />
            <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {t('feeds.copy')}
            </Button>
          </span>
        )}
      </Field>
      <p className={styles.outcome} role="status">
        {outcome && t(`feeds.${outcome}`)}
      </p>
    </div>
  );
}
