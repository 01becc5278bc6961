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
    What {company} lacked, {other} had | Ce qui manquait à {company}, {other} l'avait
    A meeting at the coffee machine and its consequences | Une rencontre à la machine à café, et ses suites
    `,
    `
    Two companies from the park develop something together that neither could do alone. | Deux entreprises du parc développent ensemble ce qu'aucune ne pouvait faire seule.
    {company} brings its {short}, {other} the rest: the contract has two pages. | {company} apporte ses {short}, {other} le reste : le contrat tient en deux pages.
    For two years they shared a corridor. Now {company} and {other} share a project. | Elles partageaient un couloir depuis deux ans. {company} et {other} partagent maintenant un projet.
    `,
    `
    An innovation voucher of the park pays for the first three months. | Un bon d'innovation du parc finance les trois premiers mois.
    Each side names one person who may decide without asking. | Chaque partie désigne une personne qui peut décider sans demander.
    The idea was drawn on the back of a canteen tray liner, which is now framed. | L'idée a été dessinée au dos d'un set de table de la cantine, aujourd'hui encadré.
    `,
    `
    A first demonstrator is planned for the autumn. | Un premier démonstrateur est prévu pour l'automne.
    If it does not work, both have agreed to say so publicly. | Si cela ne marche pas, les deux ont convenu de le dire publiquement.
    Interested {customers} may register for the trial. | Pour participer à l'essai, les {customers} peuvent s'annoncer.
    `,
  ),
  kind(
    'open',
    `
    {company} publishes its measurements | {company} publie ses mesures
    {company} opens its drawings to everyone | {company} ouvre ses plans à tout le monde
    A patent, and a present: {company} shares half of it | Un brevet et un cadeau : {company} en partage la moitié
    Read, copy, improve: {company} goes open | Lire, copier, améliorer : {company} joue l'ouverture
    `,
    `
    Whoever works with {short} may now use two years of data from {company}. | Qui travaille avec des {short} peut désormais utiliser deux ans de données {de company}.
    {company} makes {product}. Parts of the know-how now belong to everyone. | {company} conçoit des {product}. Une partie de son savoir-faire appartient désormais à tous.
    The company calls it self-interest: standards that others use need not be explained. | L'entreprise parle d'intérêt bien compris : une norme que d'autres utilisent n'a plus à être expliquée.
    `,
    `
    The data include the failed series, with notes on what was suspected at the time. | Les données comprennent les séries ratées, avec des notes sur ce qu'on soupçonnait alors.
    Within a week there were {number} downloads and one correction, from Finland. | En une semaine, il y a eu {number} téléchargements et une correction, venue de Finlande.
    The heart of the product stays protected by a patent granted in spring. | Le cœur du produit reste protégé par un brevet délivré au printemps.
    `,
    `
    Questions are answered on Fridays. | Les questions reçoivent une réponse le vendredi.
    A presentation takes place at noon in {building}, with sandwiches. | Une présentation a lieu à midi à {building}, avec des sandwiches.
    Other companies of the park are preparing similar steps. | D'autres entreprises du parc préparent une démarche semblable.
    `,
  ),
  kind(
    'recall',
    `
    Recall, repair, report: how {company} dealt with a fault | Rappeler, réparer, raconter : comment {company} a géré un défaut
    {company} finds a mistake, and says so first | {company} trouve une erreur et le dit en premier
    `,
    `
    A fault in {number} {short} became public because the company published it itself. | Un défaut sur {number} {short} a été rendu public par l'entreprise elle-même.
    The {short} were back with their owners before most of them had noticed anything. | Les {short} étaient de retour chez leurs propriétaires avant que la plupart n'aient rien remarqué.
    `,
    `
    Within nine days all customers had been called, by the people who had made the mistake. | En neuf jours, tous les clients avaient été appelés, par les personnes qui avaient commis l'erreur.
    The cause was a part worth eleven centimes, bought from a new source. | La cause : une pièce à onze centimes, achetée à une nouvelle adresse.
    Two customers sent chocolate. | Deux clients ont envoyé du chocolat.
    `,
    `
    The report is available on request and worth reading. | Le rapport s'obtient sur demande et mérite d'être lu.
    Since then, every delivery has been checked by two people. | Depuis, chaque livraison est contrôlée à quatre yeux.
    `,
  ),
  kind(
    'course',
    `
    {company} starts again | {company} recommence
    A product dropped, a lesson learned: {company} changes course | Un produit abandonné, une leçon apprise : {company} change de cap
    Why {company} said no to its largest customer | Pourquoi {company} a dit non à son plus gros client
    `,
    `
    {company} gives up one line of business and concentrates on {product}. | {company} abandonne une activité et se concentre sur ses {product}.
    The founders of {company} talk about a year that did not go as planned. | L'équipe fondatrice {de company} raconte une année qui ne s'est pas passée comme prévu.
    `,
    `
    Nobody had to leave; three colleagues changed trade and retrained within the company. | Personne n'a dû partir ; trois collègues ont changé de métier et se sont formés à l'interne.
    The figures were on the table from the first day, says the staff's spokeswoman, and that made the difference. | Les chiffres étaient sur la table dès le premier jour, dit la porte-parole du personnel, et cela a tout changé.
    One customer too many had asked for something that nobody else would ever need. | Une demande de trop, pour quelque chose dont personne d'autre n'aurait jamais besoin.
    `,
    `
    An evening about failure, with other courageous companies, is being prepared. | Une soirée sur l'échec, avec d'autres entreprises courageuses, est en préparation.
    Orders are back to the level of last spring. | Les commandes ont retrouvé leur niveau du printemps dernier.
    `,
  ),
  kind(
    'school',
    `
    A school class takes {company} apart | Une classe d'école démonte {company}
    Visitors at {company}: {number} questions in one hour | Visite chez {company} : {number} questions en une heure
    `,
    `
    Twenty-two pupils tried out {product} and had more questions than the engineers had answers. | Vingt-deux élèves ont essayé des {product} et avaient plus de questions que les ingénieurs de réponses.
    {company} showed its {short} to a class from the village, and learned something. | {company} a montré ses {short} à une classe du village, et y a appris quelque chose.
    `,
    `
    The best question came from a ten-year-old: what happens if you do nothing at all? | La meilleure question est venue d'un enfant de dix ans : et si on ne fait rien du tout ?
    Screwdrivers were handed out, and by noon there was a table full of parts, sorted by colour. | On a distribué des tournevis ; à midi, la table était pleine de pièces, triées par couleur.
    Two of the children have already asked for a trial apprenticeship, in seven years' time. | Deux enfants se sont déjà annoncés pour un stage d'apprentissage, dans sept ans.
    `,
    `
    Visits for classes can be arranged through the park office. | L'équipe du parc organise les visites de classes.
    Everything works again, although there is one part left over. | Tout refonctionne, sauf une pièce que personne n'arrive à situer.
    `,
  ),
  kind(
    'fair',
    `
    {company} at the fair: four days, {number} conversations | {company} au salon : quatre jours, {number} conversations
    A stand, a demonstration and a power cut: {company} at the fair | Un stand, une démonstration et une panne de courant : {company} au salon
    {company} shows its {short} in Munich | {company} présente ses {short} à Munich
    `,
    `
    A minute at the stand of {company} is enough to understand what its {short} are good for. | En s'arrêtant au stand {de company}, on comprend en une minute à quoi servent les {short}.
    With {product}, {company} drew more visitors than its neighbour with the free ice cream. | Avec ses {product}, {company} a attiré plus de monde que son voisin et ses glaces offertes.
    `,
    `
    A demonstration went on by torchlight, which made it more memorable than planned. | Une démonstration a continué à la lampe de poche, ce qui l'a rendue plus mémorable que prévu.
    {number} business cards later, three of the conversations have become offers. | {number} cartes de visite plus tard, trois conversations sont devenues des offres.
    The stand was built by the apprentices and will serve again. | Le stand a été construit par les apprentis et resservira.
    `,
    `
    The team brings back two ideas and a cold. | L'équipe rapporte deux idées et un rhume.
    Next stop: Grenoble, in spring. | Prochaine étape : Grenoble, au printemps.
    `,
  ),
  kind(
    'anniversary',
    `
    Ten years of {company} | {company} a dix ans
    {company}: from a cellar to {building} | {company} : d'une cave à {building}
    {company} celebrates with those who were there at the beginning | {company} fête avec celles et ceux de la première heure
    The thousandth piece leaves {company} | La millième pièce sort de chez {company}
    `,
    `
    It began with two people and a borrowed oscilloscope; today {company} supplies {customers}. | Tout a commencé à deux, avec un oscilloscope prêté ; aujourd'hui, {company} fournit des {customers}.
    {company} has been making {product} for ten years and still has its first customer. | {company} conçoit des {product} depuis dix ans et a toujours son premier client.
    A look back at ten years, {number} prototypes and one flood. | Retour sur dix ans, {number} prototypes et une inondation.
    `,
    `
    The first version of the {short} is in a glass case; it would no longer pass a single test. | La première version des {short} repose dans une vitrine ; elle ne passerait plus aucun test.
    Of the first eight people, five are still here, and two have come back. | Des huit personnes de la première heure, cinq sont encore là, et deux sont revenues.
    The company has been profitable for four years and has never paid a dividend. | L'entreprise est bénéficiaire depuis quatre ans et n'a jamais versé de dividende.
    `,
    `
    A small exhibition is open until the end of the month in {building}. | Une petite exposition est ouverte jusqu'à la fin du mois à {building}.
    The cake was cut with a laser, safely. | Le gâteau a été coupé au laser, en toute sécurité.
    Plans for the next ten years fit on one page, on purpose. | Les plans pour les dix prochaines années tiennent sur une page, exprès.
    `,
  ),
];
