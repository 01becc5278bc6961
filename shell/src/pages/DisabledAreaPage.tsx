import { useFormat, useLanguage, usePageTitle } from '@park/platform';
import type { RegistrySnapshot } from '@park/platform/descriptor';
import { ButtonLink, Notice, Page, Stack } from '@park/ui';
import { useShellTexts } from '../texts/use-shell-texts';

type DisabledArea = NonNullable<RegistrySnapshot['disabled']>[number];

/** At an address of an area that is switched off: says so, and why. */
export function DisabledAreaPage({ area: { title, reason, since } }: { readonly area: DisabledArea }) {
  const { t } = useShellTexts();
  const format = useFormat();
  const { language } = useLanguage();
  const name = title[language];
  usePageTitle(name);
  return (
    <Page title={name} lead={t('disabledArea.lead', { since: format.longDay(since) })} width="reading">
      <Stack gap={4}>
        <Notice>{reason}</Notice>
        <div>
          <ButtonLink href="/">{t('pageStatus.home')}</ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
