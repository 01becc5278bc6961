import { ButtonLink, Cluster, Stack } from '@park/ui';
import { CalendarPlusIcon, DownloadIcon } from '@park/ui/icons';
import { useCalendarAddressTexts } from './calendar-address-texts';
import { CopyField } from './CopyField';

export interface CalendarAddressProps {
  readonly label: string;
  readonly help?: string;
  /** The absolute https address. */
  readonly url: string;
  /** False if the file is offered elsewhere. */
  readonly hasFile?: boolean;
}

/** The address with the scheme that opens a calendar program. */
const webcalUrl = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** Three ways to add events to a calendar: subscribe, copy the address, download a file. */
export function CalendarAddress({ label, help, url, hasFile = true }: CalendarAddressProps) {
  const texts = useCalendarAddressTexts();
  return (
    <Stack gap={3}>
      <CopyField label={label} help={help} text={url} next={texts.paste} />
      <Cluster>
        <ButtonLink href={webcalUrl(url)} icon={<CalendarPlusIcon size={16} />}>
          {texts.open}
        </ButtonLink>
        {hasFile && (
          <ButtonLink href={url} download="" icon={<DownloadIcon size={16} />}>
            {texts.download}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
