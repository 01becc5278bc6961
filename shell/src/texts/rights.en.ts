/** Each permission and flag as what it lets one do, for the page that says which one is missing. */
import type { AdminFlag, Permission } from '@park/domain';

export const rightTexts = {
  permissions: {
    App_Use: 'Use the mobile app',
    BookARoom_Book: 'Book rooms',
    BookARoom_Manage: 'Manage rooms',
    BookARoom_GenerateStats: 'See the statistics of rooms',
    Collaborator_CreateCompany: 'Create companies for new people',
    Collaborator_ManageCompanyList: 'Manage people of all companies',
    Collaborator_EnableCompany: 'Enable and disable companies',
    CompanyList_Create: 'Add companies to the directory',
    Jobs_GenerateStats: 'See the statistics of jobs',
    Parkshare_SuperManage: 'Manage the parking of all companies',
    Parkshare_GenerateStats: 'See the statistics of parking',
    Suppliers_Manage: 'Manage suppliers',
    Suppliers_GenerateStats: 'See the statistics of suppliers',
    Camipro: 'Use the campus card service',
    Collaborator_Manage: 'Manage the people of your company',
    Parkshare_Manage: 'Manage the parking spots of your company',
    CompanyList_Read: 'Read the company directory',
    Jobs_Read: 'Read jobs',
    CompanyList_Edit: 'Edit your company’s profile',
    Emailing_SelectSubscription: 'Choose which e-mails you get',
    Suppliers_Read: 'See the approved suppliers',
    Emailing_EnableChoosingPreferences: 'Let your people choose which e-mails they get',
    Jobs_Create: 'Publish jobs',
    Fairmove: 'Use Fairmove',
    Parkshare_Read: 'See shared parking',
    Parkshare_Book: 'Book parking',
    Smart_Guides: 'Read the smart guides',
    Smart_Guides_Admin: 'Read the smart guide for administrators',
    Smart_Guides_Employee: 'Read the smart guide for employees',
    Smart_Guides_Supervisor: 'Read the smart guide for supervisors',
    Templates: 'Use the templates',
    Suppliers_Vote: 'Vote for suppliers',
    Ticketing_Create: 'Open tickets',
    Portal_Access: 'Enter the portal',
    Space_Needs: 'Ask for more space',
  },
  flags: {
    CAN_EDIT_NEWS_EVENTS: 'Edit news and events',
    CAN_EDIT_COMPANIES_LOGO: 'Change the logos of companies',
    CAN_REDEPLOY_WEBSITE: 'Publish new versions of the portal',
  },
} satisfies { permissions: Record<Permission, string>; flags: Record<AdminFlag, string> };

export type RightTexts = typeof rightTexts;
