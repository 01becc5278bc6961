import { ButtonLink, Cluster, Stack } from '@park/ui';
import { CalendarPlusIcon, DownloadIcon } from '@park/ui/icons';
import { CopyField } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import { webcalUrl } from './webcal-url';

export interface CalendarAddressProps {
  readonly label: string;
  readonly help?: string;
  /** The absolute https address. */
  readonly url: string;
  /** False if the file is offered elsewhere. */
  readonly hasFile?: boolean;
}

/** Three ways to add events to a calendar: subscribe, copy the address, download a file. */
export function CalendarAddress({ label, help, url, hasFile = true }: CalendarAddressProps) {
  const { t } = useNewsEventsTexts();
  return (
    <Stack gap={3}>
      <CopyField label={label} help={help} text={url} next={t('feeds.paste')} />
      <Cluster>
        <ButtonLink href={webcalUrl(url)} icon={<CalendarPlusIcon size={16} />}>
          {t('feeds.open')}
        </ButtonLink>
        {hasFile && (
          <ButtonLink href={url} download="" icon={<DownloadIcon size={16} />}>
            {t('feeds.download')}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
