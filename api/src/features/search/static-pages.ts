/** Static pages of the portal, found by their title and keywords. */
import type { Language } from '@park/contract/texts';
import { hasPermission, type Permission, type RoleId } from '@park/domain';
import { searchForm } from '../../core/text-search/search-words';

interface PageTexts {
  title: string;
  about: string;
}

interface StaticPage {
  url: string;
  /** Permission to open the page; null: none. */
  permission: Permission | null;
  texts: Record<Language, PageTexts>;
}

const staticPages: readonly StaticPage[] = [
  {
    url: '/companies',
    permission: 'CompanyList_Read',
    texts: {
      en: { title: 'Companies', about: 'Directory of the companies in the park' },
      fr: { title: 'Entreprises', about: 'Annuaire des entreprises du parc' },
    },
  },
  {
    url: '/jobs',
    permission: 'Jobs_Read',
    texts: {
      en: { title: 'Jobs', about: 'Open jobs and careers in the park' },
      fr: { title: 'Emplois', about: 'Emplois à pourvoir et carrières au parc' },
    },
  },
  {
    url: '/news',
    permission: null,
    texts: {
      en: { title: 'News', about: 'What is new in the park' },
      fr: { title: 'Actualités', about: 'Les nouvelles du parc' },
    },
  },
  {
    url: '/success-stories',
    permission: null,
    texts: {
      en: { title: 'Success stories', about: 'What companies of the park have achieved' },
      fr: { title: 'Réussites', about: 'Ce que des entreprises du parc ont accompli' },
    },
  },
  {
    url: '/events',
    permission: null,
    texts: {
      en: { title: 'Events', about: 'Conferences, workshops and networking' },
      fr: { title: 'Événements', about: 'Conférences, ateliers et réseautage' },
    },
  },
  {
    url: '/events-calendar',
    permission: null,
    texts: {
      en: { title: 'Events calendar', about: 'Events by day, week and month, agenda' },
      fr: { title: 'Calendrier des événements', about: 'Événements par jour, semaine et mois, agenda' },
    },
  },
  {
    url: '/approved-suppliers',
    permission: 'Suppliers_Read',
    texts: {
      en: { title: 'Approved suppliers', about: 'Suppliers that tenants recommend' },
      fr: { title: 'Fournisseurs agréés', about: 'Fournisseurs que les locataires recommandent' },
    },
  },
  {
    url: '/parkshare',
    permission: 'Parkshare_Read',
    texts: {
      en: { title: 'Parking', about: 'Book a shared parking spot, parkshare, car park' },
      fr: { title: 'Parking', about: 'Réserver une place de parc partagée, parkshare, stationnement' },
    },
  },
  {
    url: '/parkshare/bookings',
    permission: 'Parkshare_Book',
    texts: {
      en: { title: 'My parking bookings', about: 'Parking spots you have booked, cancel, credits' },
      fr: { title: 'Mes réservations de parking', about: 'Les places que vous avez réservées, annuler, crédits' },
    },
  },
  {
    url: '/book-a-room',
    permission: 'BookARoom_Book',
    texts: {
      en: { title: 'Book a room', about: 'Meeting rooms and their availability' },
      fr: { title: 'Réserver une salle', about: 'Salles de réunion et leur disponibilité' },
    },
  },
  {
    url: '/portal',
    permission: 'Portal_Access',
    texts: {
      en: { title: 'My portal', about: 'Your company, your bookings and tasks' },
      fr: { title: 'Mon portail', about: 'Votre entreprise, vos réservations et vos tâches' },
    },
  },
  {
    url: '/working-here/tenant-portal/',
    permission: null,
    texts: {
      en: { title: 'About the tenant portal', about: 'What the portal offers to those who work here, help' },
      fr: {
        title: 'À propos du portail des locataires',
        about: 'Ce que le portail offre à celles et ceux qui travaillent ici, aide',
      },
    },
  },
];

export interface FoundPage extends PageTexts {
  url: string;
  rank: number;
}

/**
 * Returns the pages that the role may open and that contain all words, in either language; title matches rank like
 * those of records.
 */
export function findPages(words: readonly string[], role: RoleId | null, language: Language): FoundPage[] {
  return staticPages
    .filter(({ permission }) => permission === null || hasPermission(role, permission))
    .map(({ url, texts }) => {
      const titles = searchForm(`${texts[language].title} ${texts.en.title} ${texts.fr.title}`);
      const all = searchForm(`${titles} ${texts.en.about} ${texts.fr.about}`);
      const isFound = words.every((word) => all.includes(word));
      const inTitle = words.filter((word) => titles.includes(word)).length;
      return { url, ...texts[language], rank: isFound ? inTitle * 1250 + 1 : 0 };
    })
    .filter(({ rank }) => rank > 0);
}
