import { defaultCookieDomain } from '@park/domain/server';
import type { PublicConfiguration } from '@park/platform';
import type { ShellEnvironment } from './configuration';

/** The part of the configuration that the browser receives. Listed value by value, so that no secret is included. */
export function publicConfiguration(environment: ShellEnvironment, host: string): PublicConfiguration {
  // Outside of production the shell's own server records page views, so that consent can be tried.
  const analyticsEndpoint =
    environment.ANALYTICS_ENDPOINT ?? (environment.MODE === 'production' ? undefined : '/_report/page-views');
  return {
    mode: environment.MODE,
    parkName: { en: environment.PARK_NAME_EN, fr: environment.PARK_NAME_FR },
    parkSlogan:
      environment.PARK_SLOGAN_EN && environment.PARK_SLOGAN_FR
        ? { en: environment.PARK_SLOGAN_EN, fr: environment.PARK_SLOGAN_FR }
        : null,
    campusName: environment.CAMPUS_NAME ?? null,
    parkTimeZone: environment.PARK_TIME_ZONE,
    apiBase: '',
    cookieDomain: environment.COOKIE_DOMAIN ?? defaultCookieDomain(host.replace(/:\d+$/, ''), environment.MODE),
    links: {
      campusCard: environment.LINK_CAMPUS_CARD ?? null,
      scaleUp: environment.LINK_SCALE_UP ?? null,
      startups: environment.LINK_STARTUPS ?? null,
      newsletter: environment.LINK_NEWSLETTER ?? null,
      campusNews: environment.LINK_CAMPUS_NEWS ?? null,
      fairmove: environment.LINK_FAIRMOVE ?? null,
      secondParking: environment.LINK_SECOND_PARKING ?? null,
      ticketing: environment.LINK_TICKETING ?? null,
      knovaFiles: environment.LINK_KNOVA_FILES ?? null,
    },
    analytics: analyticsEndpoint === undefined ? null : { endpoint: analyticsEndpoint, script: null },
    reporting:
      environment.LOG_COLLECTOR || environment.METRIC_COLLECTOR || environment.MODE !== 'production'
        ? { level: environment.REPORT_LEVEL }
        : null,
    remoteTimeoutMs: environment.REMOTE_TIMEOUT,
  };
}
