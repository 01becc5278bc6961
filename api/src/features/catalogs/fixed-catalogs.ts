/** Catalogs that are the same in every park. */
import { Contract, Role, type ContractName, type RoleName } from '@park/domain';
import type { Language } from '@park/contract/texts';

type Labels = Record<Language, string>;

export interface CatalogEntry {
  id: string;
  labels: Labels;
  isArchived?: boolean;
}

export const roleLabels: Record<RoleName, Labels> = {
  Anonymous: { en: 'Visitor', fr: 'Visiteur' },
  External: { en: 'External', fr: 'Externe' },
  Employee: { en: 'Employee', fr: 'Collaborateur' },
  CompanyAdministrator: { en: 'Company administrator', fr: 'Administrateur d’entreprise' },
  CompanySupervisor: { en: 'Company supervisor', fr: 'Responsable d’entreprise' },
  SuperAdministrator: { en: 'Super administrator', fr: 'Super administrateur' },
  Exited: { en: 'Former tenant', fr: 'Ancien locataire' },
  ExternalFIT: { en: 'External FIT', fr: 'Externe FIT' },
  Facilities: { en: 'Facilities', fr: 'Services généraux' },
  Garage: { en: 'Garage', fr: 'Garage' },
};

export const contractLabels: Record<ContractName, Labels> = {
  SQIE: { en: 'SQIE', fr: 'SQIE' },
  FEIP_CBIP: { en: 'FEIP CBIP', fr: 'FEIP CBIP' },
  FEIPLausanne: { en: 'FEIP Lausanne', fr: 'FEIP Lausanne' },
  GARAGE: { en: 'Garage contract', fr: 'Contrat garage' },
  SQIEKNOVA: { en: 'SQIE KNOVA', fr: 'SQIE KNOVA' },
  FEIP_PRILLY: { en: 'FEIP Prilly', fr: 'FEIP Prilly' },
};

const entries = <Name extends string>(
  ids: Readonly<Record<Name, number>>,
  labels: Record<Name, Labels>,
): CatalogEntry[] => (Object.keys(ids) as Name[]).map((name) => ({ id: String(ids[name]), labels: labels[name] }));

export const fixedCatalogs: Readonly<Record<string, CatalogEntry[]>> = {
  roles: entries(Role, roleLabels),
  contracts: entries(Contract, contractLabels),
};

/** The choices of a fixed catalog in a language, in its order. */
export const listFixed = (catalog: 'roles' | 'contracts', language: Language): { id: number; name: string }[] =>
  (fixedCatalogs[catalog] ?? []).map(({ id, labels }) => ({ id: Number(id), name: labels[language] }));
