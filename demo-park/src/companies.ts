import { fill, type Facts } from './compose';
import { mailName } from './material/names';
import type { Bilingual, CompanyMaterial, Sector } from './material/sector';
import { pairs } from './material/sector';
import { sectors } from './material/sectors';
import { serviceCompanies } from './material/service-companies';
import { buildings } from './place';
import { randomFor, type Random } from './random';
import { several, yesNo, type Row } from './rows';

export interface Company {
  key: string;
  name: string;
  category: string;
  agreementType: string;
  building: string;
  domain: string;
  size: number;
  tags: string[];
  description: Bilingual;
  /** Null for service companies. */
  sector: Sector | null;
  material: CompanyMaterial | null;
  hasLogo: boolean;
}

/** Companies of the demo accounts; agreement and category make a rule visible. */
const fixed: Record<string, { category: string; agreementType: string }> = {
  Terravolo: { category: 'Tenant', agreementType: 'sqie' },
  Auscultia: { category: 'Tenant', agreementType: 'feip-lausanne' },
  Prismelis: { category: 'Startup', agreementType: 'sqie-knova' },
  Gridwell: { category: 'Tenant', agreementType: 'feip-unlimitrust' },
};

// Inconsistent on purpose, as in data that several people maintain over years.
const agreements = [
  ['feip-lausanne', 30],
  ['feip-cbip', 24],
  ['feip-unlimitrust', 16],
  ['feip-prilly', 20],
  ['sqie', 26],
  ['sqie-knova', 14],
  ['FEIP-Lausanne', 3],
  ['Feip-Unlimitrust', 2],
  ['SQIE', 3],
  ['', 6],
] as const;
const categories = [
  ['Tenant', 62],
  ['Startup', 30],
  ['TENANT', 2],
  ['tenant', 2],
  ['startup', 2],
  ['Former-Tenant', 2],
] as const;

const descriptions = pairs(`
  {company} makes {product} that {why}. Customers are mainly {customers}. | {company} conçoit des {product} qui {why}. Sa clientèle se compose surtout {de customers}.
  We build {product}. They {why}, and {customers} were the first to ask for it. | Nous concevons des {product}. Leur particularité : ce sont des produits qui {why}. Des {customers} les ont demandés en premier.
  {product}: that is what {company} has been working on since {year}. The idea is simple – products that {why} – and the road there was not. | Des {product} : voilà à quoi travaille {company} depuis {year}. L'idée est simple – des produits qui {why} –, le chemin l'était moins.
  A team of {number}, founded in {year}. Our {short} {why}; we develop, build and repair them here in the park. | Une équipe de {number}, fondée en {year}. Nos {short} {why} ; nous les développons, fabriquons et réparons ici, au parc.
  Since {year}, {company} has supplied {customers} with {product}. What sets our {short} apart is that they {why}. | Depuis {year}, {company} fournit des {product} à des {customers}. Ce qui distingue nos {short} : des produits qui {why}.
  {customers} know the problem, {company} has an answer: {product} that {why}. | Des {customers} connaissent le problème, {company} a une réponse : des {product} qui {why}.
`);

const additions = pairs(`
  Visitors are welcome on Thursdays; please announce yourself two days before. | Les visites sont possibles le jeudi ; merci de vous annoncer deux jours avant.
  The company is owned by its staff. | L'entreprise appartient à son personnel.
  A spin-off of a university laboratory, with which it still shares its instruments and its seminar. | Issue d'un laboratoire universitaire, dont elle partage encore les instruments et le séminaire.
  Two of the five founders still stand at the bench every day. | Deux des cinq fondateurs travaillent encore chaque jour à l'établi.
  We train apprentices in two professions. | Nous formons des apprentis dans deux métiers.
  Development and sales are here, series production is an hour away in the Jura. | Développement et vente sont ici, la production en série à une heure, dans le Jura.
  Everything we sell can be repaired, and we keep spare parts for ten years. | Tout ce que nous vendons se répare, et nous gardons les pièces pendant dix ans.
  Certified since last year, curious since the beginning. | Certifiée depuis l'an dernier, curieuse depuis toujours.
`);

export const companyFacts = (
  company: { name: string; size: number; material: CompanyMaterial; sector: Sector },
  random: Random,
): Facts => ({
  company: company.name,
  product: company.material.product,
  short: company.material.short,
  why: company.material.why,
  customers: random.pick(company.sector.customers),
  sector: company.sector.label,
});

const keyOf = (name: string): string => mailName(name);
const domainOf = (key: string): string => `${key.replaceAll('.', '-')}.demo.park`;

function techCompanies(random: Random): Company[] {
  return sectors.flatMap((sector) =>
    sector.companies.map((material): Company => {
      const { name } = material;
      const key = keyOf(name);
      const size = Math.max(2, Math.round(Math.exp(1.2 + random.next() * 2.5 + random.next() * 0.7)));
      const facts = {
        ...companyFacts({ name, size, material, sector }, random),
        number: String(size),
        year: String(random.between(2009, 2023)),
      };
      const text = fill(random.pick(descriptions), facts);
      const more = random.chance(0.6) ? fill(random.pick(additions)) : null;
      return {
        key,
        name,
        category: fixed[name]?.category ?? random.weighted(categories),
        agreementType: fixed[name]?.agreementType ?? random.weighted(agreements),
        building: random.pick(buildings).key,
        domain: domainOf(key),
        size,
        tags: [sector.id, ...random.shuffled(sector.tags).slice(0, random.between(1, 2))],
        description: more ? { en: `${text.en} ${more.en}`, fr: `${text.fr} ${more.fr}` } : text,
        sector,
        material,
        hasLogo: random.chance(0.9),
      };
    }),
  );
}

function otherCompanies(random: Random): Company[] {
  return serviceCompanies.map((one, index): Company => {
    const key = keyOf(one.name);
    return {
      key,
      name: one.name,
      category: one.category,
      agreementType: one.agreementType,
      building:
        one.category === 'External' || one.category === 'former-tenant'
          ? ''
          : index === 0
            ? 'aurore'
            : random.pick(buildings).key,
      domain: domainOf(key),
      size: index === 0 ? 24 : random.between(3, 12),
      tags: ['services', ...one.tags],
      description: fill(one.description),
      sector: null,
      material: null,
      hasLogo: random.chance(0.75),
    };
  });
}

export function makeCompanies(): Company[] {
  const random = randomFor('companies');
  return [...techCompanies(random), ...otherCompanies(random)];
}

export function companyRows(companies: readonly Company[]): Row[] {
  const random = randomFor('company rows');
  return companies.map((company, index) => {
    const building = buildings.find((one) => one.key === company.building);
    return {
      key: company.key,
      name: company.name,
      category: company.category,
      agreement_type: company.agreementType,
      building: company.building,
      address: building?.address ?? `Rue du Marché ${random.between(1, 60)}, 1099 Rive-Claire`,
      description_en: company.description.en,
      description_fr: company.description.fr,
      tags: several(company.tags),
      website: `https://www.${company.domain}`,
      email: `hello@${company.domain}`,
      phone: `+41 21 555 ${String(10 + (index % 90))} ${String(10 + ((index * 7) % 90))}`,
      logo: company.hasLogo ? `${company.key}.png` : '',
      university_spin_off: yesNo(company.sector !== null && random.chance(0.35)),
      published: yesNo(company.category === 'former-tenant' ? false : !random.chance(0.02)),
      enabled: yesNo(true),
      email_preferences: yesNo(random.chance(0.3)),
      monthly_parking_credits: String(company.building === '' ? 0 : Math.min(80, 5 * Math.ceil(company.size / 4))),
    };
  });
}
