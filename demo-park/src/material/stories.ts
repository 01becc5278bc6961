import { pairs } from './sector';

/**
 * Success stories are longer than news: how a company began, what was difficult, and what became of it. Parts are
 * combined freely, so no part may depend on another one, and all fit any product.
 */
export const storyTitles = pairs(`
  {company}: from the first prototype to everyday use | {company} : du premier prototype à l'usage quotidien
  How {company} found its first customers | Comment {company} a trouvé ses premiers clients
  From an idea to a team of {people}: {company} | D'une idée à une équipe de {people} personnes : {company}
  A visit to {company} in {building} | Visite chez {company}, dans le bâtiment {building}
  How {company} develops its {short} | Comment {company} développe ses {short}
  How {company} brought its {short} to market | Comment {company} a mis ses {short} sur le marché
  What {company} learned from {customers} | Ce {que company} a appris auprès {de customers}
  The team behind the {short} of {company} | L'équipe qui conçoit les {short} {de company}
  From the park, {company} supplies {customers} | Depuis le parc, {company} fournit des {customers}
  Portrait: {company} and its {short} | Portrait : {company} et ses {short}
  {company} develops its {short} in {building} | {company} développe ses {short} dans le bâtiment {building}
  {company}: the first years of a young company | {company} : les premières années d'une jeune entreprise
`);

export const storyLeads = pairs(`
  {company} makes {made}. It took the team several years to develop them. | {company} conçoit des {made}. Leur développement a demandé plusieurs années.
  {company} began as a project of three people. Today {customers} use its {product}. | {company} a commencé comme un projet à trois personnes. Aujourd'hui, des {customers} utilisent ses {product}.
  A team of {people} people in {building} develops {product}. A look back at how the company began. | Dans le bâtiment {building}, une équipe de {people} personnes développe des {product}. Retour sur les débuts de l'entreprise.
  {company} develops {product}. The first order came from {customers}, and the company is now looking for new markets. | {company} développe des {product}. La première commande est venue {de customers} ; l'entreprise cherche maintenant de nouveaux marchés.
  {company} develops {made}. {person} talks about the first years. | {company} développe des {made}. {person} raconte les premières années.
  {company} sells {product}. The product was redesigned twice before it came onto the market. | {company} vend des {product}. Le produit a été entièrement revu à deux reprises avant sa mise sur le marché.
  {company} develops {product}. {person} explains what they are used for and what is planned next. | {company} développe des {product}. {person} explique à quoi servent ces {short} et ce qui est prévu pour la suite.
  {company} develops {product}. How the team found suppliers, passed its tests and won its first customers. | {company} développe des {product}. Comment l'équipe a trouvé ses fournisseurs, réussi ses essais et gagné ses premiers clients.
  {company} develops {product} with a team of {people} people. Most orders come by recommendation. | {company} développe des {product} avec une équipe de {people} personnes. La plupart des commandes arrivent par recommandation.
`);

export const beginnings = pairs(`
  The idea came from practice: {customers} had asked the founders for a solution before the company existed. | L'idée est venue du terrain : des {customers} avaient demandé une solution à l'équipe avant même la création de l'entreprise.
  {person} wrote a doctoral thesis on the subject. After it was published, a manufacturer asked for a prototype, and the university helped to set up a company. | {person} a consacré sa thèse de doctorat au sujet. Après la publication, un industriel a demandé un prototype, et l'université a soutenu la création de l'entreprise.
  Three friends developed the first version in one summer, in a borrowed room. The results were modest, but good enough for a first grant. | Trois amis ont développé la première version en un été, dans un local prêté. Les résultats étaient modestes, mais ils ont suffi pour obtenir une première subvention.
  {person} had worked in customer service for a larger company and knew the weak points of the existing products. The plans for a better one were drawn up with a former colleague. | {person} avait travaillé au service clients d'une grande entreprise et connaissait les points faibles des produits existants. L'idée d'en développer un meilleur est née avec une ancienne collègue.
  It is the founders' second company. The first one closed after fourteen months; the debts have been repaid, and part of the development work could be used again. | C'est la deuxième entreprise de la même équipe. La première a fermé après quatorze mois ; les dettes ont été remboursées, et une partie du développement a pu être reprise.
  {person} started the project at weekends, alongside a job in industry. A year later there was a working prototype, and two colleagues joined. | {person} a lancé le projet le week-end, parallèlement à un emploi dans l'industrie. Un an plus tard, un prototype fonctionnait, et deux collègues ont rejoint l'équipe.
  The first contract came before the company. {customers} needed a solution quickly, and the founders set up an association so that they could send an invoice. It became a company a year later. | Le premier mandat est arrivé avant l'entreprise. Des {customers} cherchaient une solution rapide, et l'équipe a fondé une association pour pouvoir établir une facture. Un an plus tard, celle-ci est devenue une société.
  The founders knew each other from university and met again years later in the region. One of them had a technical solution, another knew the customers. | Les fondateurs s'étaient connus pendant leurs études et se sont retrouvés des années plus tard dans la région. L'un d'eux avait une solution technique, un autre connaissait la clientèle.
  A large company had given the project up. {person} bought the rights for a symbolic franc and resigned the following month to continue the work. | Une grande entreprise avait abandonné le projet. {person} en a racheté les droits pour un franc symbolique et a démissionné le mois suivant pour le poursuivre.
`);

export const obstacles = pairs(`
  The first sales were slow. {customers} hesitated to rely on an unknown supplier, so the team offered to support the first month free of charge. | Les premières ventes ont été lentes. Les {customers} hésitaient à se fier à un fournisseur inconnu ; l'équipe a donc offert un suivi gratuit pendant le premier mois.
  The second year was difficult: a supplier closed, a colleague was ill for several months, and a competitor announced a similar product at half the price. That product never reached the market. | La deuxième année a été difficile : un fournisseur a fermé, une collègue a été malade plusieurs mois, et un concurrent a annoncé un produit semblable à moitié prix. Ce produit n'est jamais arrivé sur le marché.
  The first version passed all tests, but did not prove itself in daily use. About half of it had to be redesigned. | La première version avait réussi tous les essais, mais n'a pas convaincu dans l'usage quotidien. Il a fallu en revoir environ la moitié.
  Several investors asked for more functions. The team preferred a simpler product and financed the launch with a bank loan. | Plusieurs investisseurs demandaient davantage de fonctions. L'équipe a préféré un produit plus simple et a financé le lancement par un prêt bancaire.
  For two years the price was wrong: too high for small customers, too low to cover support. Small customers can now pay in instalments, and support is invoiced separately. | Pendant deux ans, le prix n'était pas le bon : trop élevé pour les petits clients, trop bas pour couvrir le suivi. Les petits clients peuvent désormais payer par acomptes, et le suivi est facturé à part.
  No supplier could deliver a key component in the quality required. After nine refusals the team learned to make it in-house. | Aucun fournisseur ne livrait un composant essentiel dans la qualité voulue. Après neuf refus, l'équipe a appris à le fabriquer elle-même.
  It was not clear which approval this kind of product needs. Answering the question took fourteen letters and two meetings in Bern. | Personne ne savait quelle autorisation ce type de produit exige. Il a fallu quatorze lettres et deux séances à Berne pour le déterminer.
  The founders disagreed about how fast the company should grow. With the help of a mediator they found a solution: one of them sold his shares, and the others carried on. | Les associés ne s'entendaient pas sur le rythme de croissance. Avec l'aide d'une médiatrice, ils ont trouvé une solution : l'un d'eux a vendu ses parts, les autres ont continué.
`);

export const turns = pairs(`
  Visits to customers showed which functions nobody used, and the next version left them out. | Des visites chez les clients ont montré quelles fonctions ne servaient à personne ; la version suivante y a renoncé.
  A neighbouring company in {building} lent its equipment for a weekend, so that the missing tests could be completed. | Une entreprise voisine, dans le bâtiment {building}, a prêté ses appareils pendant un week-end, ce qui a permis de terminer les essais.
  Since then, at least one customer has tried out every new version before its release. | Depuis, au moins un client essaie chaque nouvelle version avant sa sortie.
  An article in a trade journal then brought more enquiries than two years of trade fairs. | Un article dans une revue spécialisée a ensuite apporté plus de demandes que deux ans de salons.
  A large customer declined the first offer and gave its reasons in writing. That letter became the specification for the next version. | Un gros client a refusé la première offre en expliquant ses raisons par écrit. Cette lettre a servi de cahier des charges pour la version suivante.
  A question from an apprentice led to a simpler solution, which also costs less to produce. | La question d'une apprentie a mené à une solution plus simple, et moins coûteuse à produire.
  The following winter, every step was documented. New colleagues have been in charge of producing the {short} since March. | L'hiver suivant, chaque étape a été documentée. Depuis mars, de nouveaux collègues sont chargés de la production des {short}.
`);

export const outlooks = pairs(`
  No expansion is planned for the time being. The team is working on a second product for the same customers. | Aucun agrandissement n'est prévu pour l'instant. L'équipe prépare un deuxième produit pour la même clientèle.
  A second site, an hour away, is planned for next year. | Un deuxième site, à une heure d'ici, est prévu pour l'an prochain.
  The company declined a takeover offer last year. "We would like to bring the second version to market ourselves," says {person}. | L'an dernier, l'entreprise a décliné une offre de rachat. « Nous voulons lancer nous-mêmes la deuxième version », dit {person}.
  The company now offers two workplaces free of charge to teams that are just starting. | L'entreprise met désormais gratuitement deux postes de travail à la disposition d'équipes qui débutent.
  The order book is full until summer, and two positions will be advertised in the coming weeks. | Le carnet de commandes est plein jusqu'à l'été ; deux postes seront mis au concours ces prochaines semaines.
  In autumn the company moves to larger rooms in the same building. | À l'automne, l'entreprise emménage dans des locaux plus grands, dans le même bâtiment.
  Two competitors have entered the market since. {person} sees this as proof that there is demand. | Deux concurrents sont arrivés sur le marché depuis. {person} y voit la preuve que la demande existe.
`);

export const storyHeadings = {
  beginning: pairs(`
    How it began | Les débuts
    The idea | L'idée
    The first year | La première année
  `),
  obstacle: pairs(`
    Difficulties | Les difficultés
    From prototype to product | Du prototype au produit
    What had to change | Ce qu'il a fallu changer
  `),
  result: pairs(`
    Results | Les résultats
    Today | Aujourd'hui
    In use | À l'usage
  `),
};
