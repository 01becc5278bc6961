import { defineRemoteModule } from '@park/platform';

export default defineRemoteModule({
  pages: {
    notifications: () => import(/* webpackChunkName: "notifications" */ './features/notifications/NotificationsPage'),
    'email-preferences': () =>
      import(/* webpackChunkName: "email-preferences" */ './features/preferences/PreferencesPage'),
    space: () => import(/* webpackChunkName: "space" */ './features/space/SpacePage'),
    ticketing: () => import(/* webpackChunkName: "ticketing" */ './features/services/TicketingPage'),
    'manage-space': () => import(/* webpackChunkName: "manage-space" */ './features/space/ManageSpacePage'),
    catalogs: () => import(/* webpackChunkName: "catalogs" */ './features/catalogs/CatalogsPage'),
    webhooks: () => import(/* webpackChunkName: "webhooks" */ './features/webhooks/WebhooksPage'),
    'background-jobs': () =>
      import(/* webpackChunkName: "background-jobs" */ './features/background-jobs/BackgroundJobsPage'),
    'mail-action': () => import(/* webpackChunkName: "mail-action" */ './features/mail-action/MailActionPage'),
    overview: () => import(/* webpackChunkName: "overview" */ './features/overview/OverviewPage'),
    people: () => import(/* webpackChunkName: "people" */ './features/people/PeoplePage'),
    'people-import': () => import(/* webpackChunkName: "people-import" */ './features/people-import/ImportPage'),
    'company-edit': () => import(/* webpackChunkName: "company-edit" */ './features/company-edit/CompanyEditPage'),
    'company-jobs': () => import(/* webpackChunkName: "company-jobs" */ './features/company-jobs/CompanyJobsPage'),
    account: () => import(/* webpackChunkName: "account" */ './features/account/AccountPage'),
    audit: () => import(/* webpackChunkName: "audit" */ './features/audit/AuditPage'),
    'ask-for-access': () => import(/* webpackChunkName: "ask-for-access" */ './features/access/AskPage'),
    'access-requests': () => import(/* webpackChunkName: "access-requests" */ './features/access/DecidePage'),
    invitation: () => import(/* webpackChunkName: "invitation" */ './features/invitation/InvitationPage'),
    releases: () => import(/* webpackChunkName: "releases" */ './features/releases/ReleasesPage'),
    'manage-logo': () => import(/* webpackChunkName: "manage-logo" */ './features/logos/ManageLogoPage'),
    'manage-news': () => import(/* webpackChunkName: "manage-news" */ './features/publishing/ManageNewsPage'),
    'manage-events': () => import(/* webpackChunkName: "manage-events" */ './features/publishing/ManageEventsPage'),
    spotlights: () => import(/* webpackChunkName: "spotlights" */ './features/spotlights/SpotlightsPage'),
    templates: () => import(/* webpackChunkName: "templates" */ './features/templates/TemplatesPage'),
    guide: () => import(/* webpackChunkName: "guide" */ './features/guide/GuidePage'),
    'deploy-tokens': () => import(/* webpackChunkName: "deploy-tokens" */ './features/deploy-tokens/DeployTokensPage'),
  },
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en'),
    fr: () => import(/* webpackChunkName: "texts-fr" */ './texts/fr'),
  },
});
