import { pairs } from './sector';

/** Notes about what media outside wrote or said; the media are invented like everything else. */
export const media = [
  'Le Courrier du Rivage',
  'Radio Chasseral',
  'Industrie & Avenir',
  'Alpenblick Wirtschaft',
  'La Gazette des Ateliers',
  'TéléCôte',
  'The Lake Review',
];

export const pressTitles = pairs(`
  {medium} reports on the {short} of {company} | {medium} parle des {short} {de company}
  In the press: {company} and its {short} | Dans la presse : {company} et ses {short}
  {medium} portrays {company} | {medium} dresse le portrait {de company}
  {medium} visits {company} in {building} | {medium} en visite chez {company}, dans le bâtiment {building}
  {medium} interviews {person} of {company} | {medium} interroge {person}, chez {company}
  {medium}: a report on {sector}, with {company} | {medium} : un dossier « {sector} », avec {company}
`);

export const pressLeads = pairs(`
  {medium} spent a day with {company}, which develops {product}. | {medium} a passé une journée chez {company}, qui développe des {product}.
  In a recent report, {medium} explains why {customers} are interested in the {short} of {company}. | Dans un récent reportage, {medium} explique pourquoi des {customers} s'intéressent aux {short} {de company}.
  {person} of {company} spoke for half an hour about the {short} and the first years of the company. | {person}, chez {company}, a parlé pendant une demi-heure des {short} et des débuts de l'entreprise.
`);

export const pressBodies = pairs(`
  The report describes the work of {company} in detail and questions its schedule. A second visit is planned in a year's time. | Le reportage décrit en détail le travail {de company} et juge son calendrier ambitieux. Une deuxième visite est prévue dans un an.
  The journalist also spoke to customers of {company}, who confirm the figures. One of them would like faster deliveries. | La journaliste a aussi interrogé des clients {de company}, qui confirment les chiffres. L'un d'eux souhaite des livraisons plus rapides.
  A table compares seven providers by price, service and quality. {company} is in third place. | Un tableau compare le prix, le service et la qualité de sept fournisseurs. {company} y figure au troisième rang.
  The report on {company} stays online for thirty days; reception has the link. | Le reportage sur {company} reste en ligne pendant trente jours ; l'accueil en communique le lien.
  Besides {company}, the report mentions the park: its shared laboratories, the workshop and the shuttle to the station. | Outre {company}, le reportage mentionne le parc : ses laboratoires partagés, son atelier et la navette vers la gare.
`);
