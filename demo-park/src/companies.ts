import { fill, type Facts } from './compose';
import { mailName } from './material/names';
import type { Bilingual, CompanyMaterial, Sector } from './material/sector';
import { pairs } from './material/sector';
import { sectors } from './material/sectors';
import { serviceCompanies } from './material/service-companies';
import { buildings } from './place';
import { randomFor, type Random } from './random';
import { several, yesNo, type Row } from './rows';
import { inWords } from './typography';

export interface Company {
  key: string;
  name: string;
  category: string;
  agreementType: string;
  building: string;
  domain: string;
  size: number;
  founded: number;
  tags: string[];
  description: Bilingual;
  /** Null for service companies. */
  sector: Sector | null;
  material: CompanyMaterial | null;
  hasLogo: boolean;
}

/** Companies of the demo accounts; agreement and category make a rule visible. */
export const accountCompanies: Record<string, { category: string; agreementType: string }> = {
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
  {company} specialises in {product}. The {short} {why}; most of them are supplied to {customers}. | {company} est spécialisée dans les {product}. Ses {short} {why}, et sa clientèle se compose surtout {de customers}.
  We develop {product}. They {why}, and {customers} were the first to ask for them. | Nous développons des {product}. Nos {short} {why} ; la demande est venue d'abord {de customers}.
  {company} has been working on {product} since {year}. The {short} {why}. | Depuis {year}, {company} met au point des {product}. Ces {short} {why}.
  We are a team of {number}, founded in {year}, and develop {product}. They {why}. | Nous sommes une équipe de {number} personnes, fondée en {year}, et développons des {product}. Nos {short} {why}.
  {company} has supplied {customers} with {product} since {year}. Its {short} {why}. | Depuis {year}, {company} fournit des {product} à des {customers}. Ses {short} {why}.
  {company} works for {customers} and develops {made}. | {company} travaille pour des {customers} et développe des {made}.
  {company} develops and sells {product}. The {short} {why}. | {company} conçoit et commercialise des {product}. Ces {short} {why}.
  Founded in {year}, {company} has a staff of {number} and specialises in {product}. The {short} {why}. | Fondée en {year}, {company} emploie {number} personnes et se spécialise dans les {product}. Ses {short} {why}.
  {customers} work with our {product}. Our {short} {why}; we also provide training and support. | Des {customers} travaillent avec nos {product}. Nos {short} {why} ; nous assurons aussi la formation et le suivi.
  Our team of {number} develops {product}. The {short} {why}, and most of our customers are {customers}. | Notre équipe de {number} personnes développe des {product}. Ces {short} {why} ; nos clients sont surtout des {customers}.
  Founded in {year}, {company} develops {made}. | Fondée en {year}, {company} développe des {made}.
`);

const additions = pairs(`
  Visitors are welcome on Thursdays; please let us know two days ahead. | Les visites sont possibles le jeudi ; merci de vous annoncer deux jours avant.
  The company is owned by its staff. | L'entreprise appartient à son personnel.
  The company grew out of a university laboratory, with which it still shares instruments and a seminar. | L'entreprise est issue d'un laboratoire universitaire, dont elle partage encore les instruments et le séminaire.
  Two of the five founders still work on the product every day. | Deux des cinq fondateurs travaillent encore chaque jour au produit.
  The company trains apprentices in two trades. | L'entreprise forme des apprentis dans deux métiers.
  The team works in the park and in a small office in Basel. | L'équipe travaille au parc et dans un petit bureau à Bâle.
  Customers' questions are answered by the people who develop the product. | Celles et ceux qui développent le produit répondent aux questions de la clientèle.
  The company has been certified to ISO 9001 since last year. | L'entreprise est certifiée ISO 9001 depuis l'an dernier.
`);

/**
 * The product with what sets it apart, as one noun phrase. A product that has a relative clause gets a second one:
 * "adhesives that release on demand and make it possible to open and repair a phone".
 */
const made = ({ product, why }: CompanyMaterial): Bilingual => ({
  en: product.en.includes(' that ')
    ? `${product.en} and ${why.en}`
    : `${product.en}${/ (?:for|in|on|from) /.test(product.en) ? ', which' : ' that'} ${why.en}`,
  fr: /\bqui\b/.test(product.fr)
    ? `${product.fr} et ${why.fr}`
    : `${product.fr}${/ (?:pour|par|sur|dans) /.test(product.fr) ? ', qui' : ' qui'} ${why.fr}`,
});

export const companyFacts = (
  company: { name: string; size: number; material: CompanyMaterial; sector: Sector },
  random: Random,
): Facts => ({
  company: company.name,
  product: company.material.product,
  short: company.material.short,
  why: company.material.why,
  made: made(company.material),
  customers: random.pick(company.material.customers),
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
      const told = companyFacts({ name, size, material, sector }, random);
      const founded = random.between(2009, 2023);
      const facts = {
        ...told,
        number: inWords(size),
        year: String(founded),
      };
      const text = fill(random.pick(descriptions), facts);
      const more = random.chance(0.6) ? fill(random.pick(additions)) : null;
      return {
        key,
        name,
        category: accountCompanies[name]?.category ?? random.weighted(categories),
        agreementType: accountCompanies[name]?.agreementType ?? random.weighted(agreements),
        building: random.pick(buildings).key,
        domain: domainOf(key),
        size,
        founded,
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
      founded: 1987 + ((index * 7) % 33),
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

/** What the park grants a company for parking. */
export const monthlyCredits = ({ building, size }: Company): number =>
  building === '' ? 0 : Math.min(80, 5 * Math.ceil(size / 4));

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
      team_size: company.size < 10 ? '1-9' : company.size < 50 ? '10-49' : company.size < 250 ? '50-249' : '250+',
      founded: String(company.founded),
      website: `https://www.${company.domain}`,
      email: `hello@${company.domain}`,
      phone: `+41 21 555 ${String(10 + (index % 90))} ${String(10 + ((index * 7) % 90))}`,
      logo: company.hasLogo ? `${company.key}.png` : '',
      university_spin_off: yesNo(company.sector !== null && random.chance(0.35)),
      published: yesNo(company.category === 'former-tenant' ? false : !random.chance(0.02)),
      enabled: yesNo(true),
      email_preferences: yesNo(random.chance(0.3)),
      monthly_parking_credits: String(monthlyCredits(company)),
    };
  });
}
