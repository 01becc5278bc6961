import type { StoryKind } from './company-news';
import { pairs } from './sector';

const kind = (id: string, titles: string, leads: string, middles: string, ends: string): StoryKind => ({
  id,
  titles: pairs(titles),
  leads: pairs(leads),
  middles: pairs(middles),
  ends: pairs(ends),
});

export const moreStoryKinds: readonly StoryKind[] = [
  kind(
    'partnership',
    `
    {company} and {other} join forces | {company} et {other} s'associent
    Neighbours become partners: {company} and {other} | Voisins, puis partenaires : {company} et {other}
    {company} and {other} start a joint project | {company} et {other} lancent un projet commun
    {company} and {other} develop a product together | {company} et {other} développent un produit ensemble
    `,
    `
    Two companies from the park have signed a contract for joint development. | Deux entreprises du parc ont signé un contrat de développement commun.
    {company} contributes its {short}, {other} its experience in production. | {company} apporte ses {short}, {other} son expérience de la production.
    {company} and {other} have been neighbours for two years. Now they are working on a joint project. | {company} et {other} sont voisines depuis deux ans. Elles travaillent maintenant à un projet commun.
    `,
    `
    An innovation voucher of the park pays for the first three months. | Un bon d'innovation du parc finance les trois premiers mois.
    Each company has appointed one person to manage the project. | Chaque entreprise a désigné une personne pour diriger le projet.
    The two teams met at a founders' lunch in the canteen. | Les deux équipes se sont rencontrées à un repas des fondateurs, à la cantine.
    `,
    `
    A first demonstrator is planned for autumn. | Un premier démonstrateur est prévu pour l'automne.
    The results will be presented in the park at the end of the project. | Les résultats seront présentés au parc à la fin du projet.
    {customers} who would like to take part in the trial can register now. | Les {customers} qui souhaitent participer à l'essai peuvent s'annoncer dès maintenant.
    `,
  ),
  kind(
    'open',
    `
    {company} publishes its measurements | {company} publie ses mesures
    {company} opens its test data to everyone | {company} ouvre ses données d'essai à tout le monde
    {company} shares part of its know-how | {company} partage une partie de son savoir-faire
    {company} publishes two years of data | {company} publie deux ans de données
    `,
    `
    Anybody who works with {short} can now use two years of data from {company}. | Les personnes qui travaillent avec des {short} peuvent désormais utiliser deux ans de données {de company}.
    {company}, which develops {product}, is making part of its test data public. | {company}, qui conçoit des {product}, rend publique une partie de ses données d'essai.
    {company} hopes that its methods will become a standard. | {company} espère que ses méthodes deviendront une norme.
    `,
    `
    The data include failed tests, with comments by the team. | Les données comprennent aussi les essais ratés, avec les commentaires de l'équipe.
    In the first week the data were downloaded {number} times. | La première semaine, les données ont été téléchargées {number} fois.
    The product itself remains protected by a patent. | Le produit lui-même reste protégé par un brevet.
    `,
    `
    Questions can be sent to the company by e-mail. | Les questions peuvent être adressées à l'entreprise par courriel.
    A presentation takes place at noon in {building}, with sandwiches. | Une présentation a lieu à midi dans le bâtiment {building}, avec des sandwichs.
    Other companies of the park are preparing similar projects. | D'autres entreprises du parc préparent des projets semblables.
    `,
  ),
  kind(
    'recall',
    `
    {company} corrects a fault in its {short} | {company} corrige un défaut de ses {short}
    {company} informs its customers about a fault | {company} informe ses clients d'un défaut
    `,
    `
    The company has reported a fault that concerns {number} customers. It has been corrected. | L'entreprise a annoncé un défaut qui concerne {number} clients. Il est corrigé.
    {company} found the fault during an internal check and informed its customers on the same day. | {company} a découvert le défaut lors d'un contrôle interne et a informé ses clients le jour même.
    `,
    `
    All customers had been called within nine days. | Tous les clients ont été appelés dans les neuf jours.
    The cause was a change at a supplier. | La cause était un changement chez un fournisseur.
    No customer suffered any damage. | Aucun client n'a subi de dommage.
    `,
    `
    The report on the incident is available from the company on request. | Le rapport sur l'incident peut être demandé à l'entreprise.
    Since then, two people have checked every delivery. | Depuis, deux personnes contrôlent chaque livraison.
    `,
  ),
  kind(
    'course',
    `
    {company} concentrates on its {short} | {company} se concentre sur ses {short}
    {company} discontinues one of its products | {company} abandonne l'un de ses produits
    {company} changes its plans for next year | {company} revoit ses plans pour l'an prochain
    `,
    `
    {company} is giving up one line of business and will concentrate on {product}. | {company} abandonne une activité et se concentre sur ses {product}.
    After a difficult year, {company} has decided to change its strategy. | Après une année difficile, {company} a décidé de changer de stratégie.
    `,
    `
    There were no redundancies; three colleagues have retrained within the company. | Il n'y a pas eu de licenciement ; trois collègues se sont formés à un nouveau métier à l'interne.
    The staff was informed early and made proposals of its own. | Le personnel a été informé tôt et a fait ses propres propositions.
    The product in question was made for a single customer and no longer covered its costs. | Le produit en question était destiné à un seul client et ne couvrait plus ses frais.
    `,
    `
    The founders will talk about their experience at a founders' lunch in autumn. | L'équipe fondatrice parlera de son expérience lors d'un repas des fondateurs, en automne.
    Orders are back to the level of last spring. | Les commandes ont retrouvé leur niveau du printemps dernier.
    `,
  ),
  kind(
    'school',
    `
    A school class visits {company} | Une classe visite {company}
    Twenty-two pupils at {company} | Vingt-deux élèves chez {company}
    `,
    `
    Twenty-two pupils from the village learned about {product}. | Vingt-deux élèves du village ont découvert des {product}.
    {company} showed its {short} to a class from the village. | {company} a montré ses {short} à une classe du village.
    `,
    `
    The class had prepared {number} questions; not all of them could be answered in one morning. | La classe avait préparé {number} questions ; une matinée n'a pas suffi pour répondre à toutes.
    The pupils also visited the shared workshop and took an old computer apart. | Les élèves ont aussi visité l'atelier partagé, où ils ont démonté un vieil ordinateur.
    Two apprentices explained their training. | Deux apprentis ont présenté leur formation.
    `,
    `
    Class visits can be arranged through the park office. | Les visites de classes s'organisent auprès de l'équipe du parc.
    A second class comes after the holidays. | Une deuxième classe viendra après les vacances.
    `,
  ),
  kind(
    'fair',
    `
    {company} at the fair: four days, {number} conversations | {company} au salon : quatre jours, {number} entretiens
    {company} presents its {short} at the fair in Basel | {company} présente ses {short} au salon de Bâle
    {company} shows its {short} in Munich | {company} présente ses {short} à Munich
    `,
    `
    {company} presented its {short} to {customers} from five countries. | {company} a présenté ses {short} à des {customers} de cinq pays.
    With its {product}, {company} had a stand of its own for the first time. | Avec ses {product}, {company} avait pour la première fois son propre stand.
    `,
    `
    The demonstration took place three times a day and was well attended. | La démonstration, trois fois par jour, a attiré beaucoup de monde.
    Three of the conversations have already led to offers. | Trois entretiens ont déjà débouché sur une offre.
    The apprentices built the stand, which will be used again next year. | Les apprentis ont construit le stand, qui resservira l'an prochain.
    `,
    `
    The team came back with two ideas for the next version. | L'équipe est revenue avec deux idées pour la prochaine version.
    The next fair is in Grenoble in spring. | Le prochain salon aura lieu à Grenoble, au printemps.
    `,
  ),
  kind(
    'anniversary',
    `
    {company} celebrates its anniversary | {company} fête son anniversaire
    From the first prototype to the present: an anniversary at {company} | Du premier prototype à aujourd'hui : anniversaire chez {company}
    {company} invites its first customers | {company} invite ses premiers clients
    An anniversary at {company} | Un anniversaire chez {company}
    `,
    `
    The company started with two people and today supplies {customers}. | L'entreprise a commencé à deux et fournit aujourd'hui des {customers}.
    {company} still supplies its first customer with {product}. | {company} fournit encore des {product} à son premier client.
    Staff, customers and former colleagues met in {building} to celebrate. | Le personnel, des clients et d'anciens collègues ont fêté l'événement dans le bâtiment {building}.
    `,
    `
    The first version of the {short} is shown in a glass case at the entrance. | La première version des {short} est présentée dans une vitrine, à l'entrée.
    Two of the first employees are still with the company. | Deux personnes de la première équipe travaillent encore dans l'entreprise.
    The company has been profitable for four years. | L'entreprise est bénéficiaire depuis quatre ans.
    `,
    `
    A small exhibition is open until the end of the month in {building}. | Une petite exposition est ouverte jusqu'à la fin du mois dans le bâtiment {building}.
    The celebration ended with an aperitif on the square. | La fête s'est terminée par un apéritif sur la place.
    The team is planning a second product for next year. | L'équipe prépare un deuxième produit pour l'an prochain.
    `,
  ),
];
