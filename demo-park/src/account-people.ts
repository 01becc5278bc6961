import type { Person } from './person';

/** The ten accounts with a password in demo mode. Their companies make each rule visible. */
export const accountPeople: ReadonlyArray<
  Pick<
    Person,
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'company'
    | 'contracts'
    | 'credits'
    | 'language'
    | 'title'
    | 'adminPermissions'
  >
> = [
  {
    email: 'external@demo.park',
    firstName: 'Étienne',
    lastName: 'Baudin',
    role: 'External',
    company: 'banque-sociale-du-leman',
    contracts: [],
    credits: 0,
    language: 'fr',
    title: 'Loan adviser',
    adminPermissions: null,
  },
  {
    email: 'employee@demo.park',
    firstName: 'Clara',
    lastName: 'Jaquier',
    role: 'Employee',
    company: 'auscultia',
    contracts: [4854],
    credits: 5,
    language: 'en',
    title: 'Electronics engineer',
    adminPermissions: null,
  },
  {
    email: 'company-administrator@demo.park',
    firstName: 'Nils',
    lastName: 'Brunner',
    role: 'CompanyAdministrator',
    company: 'auscultia',
    contracts: [4854],
    credits: 1,
    language: 'en',
    title: 'Operations',
    adminPermissions: null,
  },
  {
    email: 'company-supervisor@demo.park',
    firstName: 'Aylin',
    lastName: 'Rossier',
    role: 'CompanySupervisor',
    company: 'terravolo',
    contracts: [4852, 5452],
    credits: 5,
    language: 'en',
    title: 'Co-founder',
    adminPermissions: ['CAN_EDIT_NEWS_EVENTS', 'CAN_EDIT_COMPANIES_LOGO'],
  },
  {
    email: 'super-administrator@demo.park',
    firstName: 'Mathilde',
    lastName: 'Corthay',
    role: 'SuperAdministrator',
    company: 'rive-claire-park-office',
    contracts: [4852, 4853, 4854],
    credits: 5,
    language: 'en',
    title: 'Head of the park office',
    adminPermissions: null,
  },
  {
    email: 'exited@demo.park',
    firstName: 'Paul',
    lastName: 'Zbinden',
    role: 'Exited',
    company: 'imprimerie-du-debarcadere',
    contracts: [],
    credits: 0,
    language: 'fr',
    title: 'Printer',
    adminPermissions: null,
  },
  {
    email: 'external-fit@demo.park',
    firstName: 'Soraya',
    lastName: 'Keller',
    role: 'ExternalFIT',
    company: 'fondation-aiguillage',
    contracts: [],
    credits: 0,
    language: 'en',
    title: 'Project officer',
    adminPermissions: null,
  },
  {
    email: 'facilities@demo.park',
    firstName: 'Dario',
    lastName: 'Molinari',
    role: 'Facilities',
    company: 'rive-claire-park-office',
    contracts: [4853],
    credits: 1,
    language: 'en',
    title: 'Building services',
    adminPermissions: null,
  },
  {
    email: 'garage@demo.park',
    firstName: 'Yves',
    lastName: 'Chappuis',
    role: 'Garage',
    company: 'atelier-mecanique-du-lac',
    contracts: [4855],
    credits: 1,
    language: 'fr',
    title: 'Workshop',
    adminPermissions: null,
  },
  {
    email: 'no-role@demo.park',
    firstName: 'Lena',
    lastName: 'Haddad',
    role: '',
    company: 'tremplin-acceleration',
    contracts: [4852],
    credits: 0,
    language: 'en',
    title: 'New colleague',
    adminPermissions: null,
  },
];
