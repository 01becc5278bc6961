import { useAccess } from '@park/platform';
import { Section } from '@park/ui';
import { Building2Icon, InboxIcon, PlugZapIcon, RefreshCwIcon } from '@park/ui/icons';
import { Rows } from '@park/ui/pages';
import { LinkRow } from '../../shared/LinkRow';
import { usePortalTexts } from '../../texts/use-portal-texts';

/** The way to requests for space, where the company's agreement has it (SPC-02), and to what the park's administrators look after. */
export function ParkLinks() {
  const { t } = usePortalTexts();
  const { has, canRequestSpace: mayAsk } = useAccess();
  const mayAnswer = has('Collaborator_ManageCompanyList');
  if (!mayAsk && !mayAnswer) return null;
  return (
    <Section title={t(mayAnswer ? 'space.administration' : 'space.title')}>
      <Rows>
        {mayAsk && (
          <LinkRow
            icon={Building2Icon}
            title={t('space.teaser.title')}
            help={t('space.teaser.text')}
            href="/portal/space"
          />
        )}
        {mayAnswer && (
          <>
            <LinkRow
              icon={InboxIcon}
              title={t('space.manage.title')}
              help={t('space.manage.lead')}
              href="/portal/admin/space-requests"
            />
            <LinkRow
              icon={PlugZapIcon}
              title={t('webhooks.title')}
              help={t('people.portal.links.webhooksHelp')}
              href="/portal/admin/webhooks"
            />
            <LinkRow
              icon={RefreshCwIcon}
              title={t('backgroundJobs.title')}
              help={t('people.portal.links.backgroundJobsHelp')}
              href="/portal/admin/background-jobs"
            />
          </>
        )}
      </Rows>
    </Section>
  );
}
