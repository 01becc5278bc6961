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
  {company} and its customers | {company} et sa clientèle
  How {company} was founded | Comment est née {company}
  {company}: how the {short} were developed | {company} : le développement des {short}
  What {company} does differently today | Ce {que company} fait autrement aujourd'hui
  Why {customers} work with {company} | Pourquoi des {customers} travaillent avec {company}
  {person} on the first years of {company} | {person} raconte les débuts {de company}
  {company}: successes and setbacks | {company} : succès et revers
  A company profile: {company} | Portrait d'entreprise : {company}
`);

export const storyLeads = pairs(`
  {company} develops {made}. The first version was several years in the making. | {company} conçoit des {made}. Leur développement a demandé plusieurs années.
  {company} began as a small project. Today {customers} use its {product}. | {company} est née d'un petit projet. Aujourd'hui, des {customers} utilisent ses {product}.
  A team of {people} in {building} develops {product}. A look back at how the company began. | Dans le bâtiment {building}, une équipe de {people} personnes développe des {product}. Retour sur les débuts de l'entreprise.
  {company} develops {product}. The first order came from {customers}, and the company is now looking for new markets. | {company} développe des {product}. La première commande est venue {de customers} ; l'entreprise cherche maintenant de nouveaux marchés.
  {company} develops {made}. {person} talks about the first years. | {company} développe des {made}. {person} raconte les premières années.
  {company} sells {product}. The product was redesigned twice before it came onto the market. | {company} vend des {product}. Le produit a été entièrement revu à deux reprises avant sa mise sur le marché.
  {company} develops {product}. {person} explains what they are used for and what is planned next. | {company} développe des {product}. {person} explique à quoi servent ces {short} et ce qui est prévu pour la suite.
  {company} develops {product}. How the team found suppliers, passed its tests and won its first customers. | {company} développe des {product}. Comment l'équipe a trouvé ses fournisseurs, réussi ses essais et gagné ses premiers clients.
  {company} develops {product} with a team of {people}. Most orders come by recommendation. | {company} développe des {product} avec une équipe de {people} personnes. La plupart des commandes arrivent par recommandation.
  {company} was founded in {year}. Its {short} {why}. | {company} a été fondée en {year}. Ses {short} {why}.
  {customers} are among the first customers of {company}, which develops {product}. | Des {customers} comptent parmi les premiers clients {de company}, qui développe des {product}.
  {company} has been developing {product} since {year}. {person} talks about successes and setbacks. | Depuis {year}, {company} développe des {product}. {person} en raconte les succès et les revers.
  The {short} of {company} {why}. Their development began in {year}. | Les {short} {de company} {why}. Leur développement a commencé en {year}.
  Founded in {year}, {company} now has a staff of {people} and develops {product} in {building}. | Fondée en {year}, {company} emploie désormais {people} personnes et développe des {product} dans le bâtiment {building}.
  How does a small team come to supply {customers}? {company} looks back on its beginnings. | Comment une petite équipe en vient-elle à fournir des {customers} ? {company} revient sur ses débuts.
  What {company} would do again, and what it would not: {person} talks about the first years. | Ce {que company} referait, et ce qu'elle ne referait pas : {person} parle des premières années.
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
  In {year}, two colleagues gave up secure jobs in the same week. They had been working on their plans in the evenings for a year. | En {year}, deux collègues ont quitté la même semaine un emploi sûr. Depuis un an, ils préparaient leur projet le soir.
  It began with a rejected paper. A reviewer considered that the method would never work in practice; {person} wanted to show that it would. | Tout est parti d'un article refusé. Un expert estimait que la méthode ne fonctionnerait jamais dans la pratique ; {person} a voulu prouver le contraire.
  The company was entered in the commercial register in {year}, with a capital of CHF 20,000 and one borrowed desk. | L'entreprise a été inscrite au registre du commerce en {year}, avec un capital de 20 000 francs et un bureau prêté.
  Before they wrote a business plan, the founders spent two months with {customers}. | Avant d'écrire un plan d'affaires, l'équipe fondatrice a passé deux mois auprès {de customers}.
  The first version of the {short} was a student project. It received a good mark and then spent two years in a cupboard. | La première version des {short} était un travail d'étudiants. Bien notée, elle est ensuite restée deux ans dans une armoire.
  An innovation competition brought the team together in {year}: its four members had never met before. | Un concours d'innovation a réuni l'équipe en {year} : ses quatre membres ne se connaissaient pas.
  {person} heard about the problem at a conference and had an idea before the end of the talk. Putting it into practice took three years. | {person} a entendu parler du problème à une conférence et tenait une piste avant la fin de l'exposé. La mise en pratique a demandé trois ans.
  Nobody in the founding team had ever run a company. A coach from the accelerator went through the budget with them every other week. | Personne, dans l'équipe fondatrice, n'avait encore dirigé d'entreprise. Une semaine sur deux, un coach de l'accélérateur revoyait le budget avec elle.
  A family business in the region was looking for a successor. The founders kept its customers and two of its staff, and developed a product of their own. | Une entreprise familiale de la région cherchait une relève. L'équipe a gardé sa clientèle et deux collaborateurs, puis a développé son propre produit.
  The company comes from a school of engineering. When it was founded, in {year}, it had one patent and one paid position. | L'entreprise est issue d'une haute école d'ingénierie. À sa création, en {year}, elle comptait un brevet et un seul poste rémunéré.
  At the start there were two desks in the incubator and a list of forty {customers}. Six of them replied to the first letter. | Au départ, il y avait deux bureaux à la pépinière et une liste de quarante {customers}. Six ont répondu à la première lettre.
  The founders come from three different industries and met at an evening course in business management. | Les membres fondateurs viennent de trois branches différentes et se sont rencontrés à un cours du soir de gestion d'entreprise.
  For a previous employer, {person} had looked for {product} and found nothing suitable on the market. | Chez son ancien employeur, {person} avait cherché des {product}, sans rien trouver de satisfaisant sur le marché.
  A grant of CHF 30,000 paid for the first six months. When it had been spent, there was a demonstration, but no customer. | Une bourse de 30 000 francs a financé les six premiers mois. Une fois l'argent dépensé, il y avait une démonstration, mais pas de client.
  The company's first address was a basement in the old town of Lausanne. It moved to {building} when it hired a third person. | La première adresse de l'entreprise était un sous-sol de la vieille ville de Lausanne. Elle s'est installée dans le bâtiment {building} au moment d'engager une troisième personne.
  Two engineers and a sales manager founded the company in {year}, each with the same share of the capital. | Deux ingénieures et un responsable des ventes ont fondé l'entreprise en {year}, à parts égales.
  When the company was founded in {year}, the market was shared between three large suppliers. The founders concentrated on {customers}, whom nobody else was serving. | À la création de l'entreprise, en {year}, trois grands fournisseurs se partageaient le marché. L'équipe s'est concentrée sur les {customers}, dont personne ne s'occupait.
  The company owes its existence to a conversation on the train from Lausanne to Geneva: the two founders were reading the same report. | L'entreprise doit son existence à une conversation dans le train de Lausanne à Genève : les deux futurs associés lisaient le même rapport.
  The idea goes back to a master's thesis that was written in industry and never published. | L'idée remonte à un travail de master réalisé dans l'industrie et jamais publié.
  A research project with {customers} ended in {year}. Three of the people involved decided to turn the results into a product. | Un projet de recherche mené avec des {customers} s'est achevé en {year}. Trois des personnes qui y participaient ont décidé de tirer un produit des résultats.
  After several years abroad, {person} had experience in the industry and enough savings for a year. That year was sufficient for a first version. | Après plusieurs années à l'étranger, {person} connaissait la branche et disposait d'économies pour un an. Cette année a suffi pour une première version.
  For the first two years, the founders lived on consulting work, which also paid for the development of the {short}. | Les deux premières années, l'équipe a vécu de mandats de conseil, qui ont aussi financé le développement des {short}.
  A former apprentice, an engineer and a retired manager: the founding team brought together three generations. | Une ancienne apprentie, un ingénieur et une cadre à la retraite : l'équipe fondatrice réunissait trois générations.
  The first sketches were made at a kitchen table in Morges, in the winter before the company was founded. | Les premières esquisses ont été faites sur une table de cuisine, à Morges, l'hiver précédant la création de l'entreprise.
  The founders applied to the accelerator twice. The first application was turned down, with useful advice; the second was accepted. | L'équipe a présenté deux fois sa candidature à l'accélérateur. La première a été refusée, avec des conseils utiles ; la seconde a été retenue.
  A supplier's bankruptcy was the starting point. {customers} needed a replacement within months, and {person} knew the market. | Tout a commencé par la faillite d'un fournisseur. Des {customers} devaient le remplacer en quelques mois, et {person} connaissait le marché.
  The company was originally a department of a larger group. When the group changed its strategy, the team bought the department and became independent. | L'entreprise était à l'origine un service d'un grand groupe. Quand celui-ci a changé de stratégie, l'équipe a racheté l'activité et pris son indépendance.
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
  Demand was not the problem: in the first year, the company had to decline every second order because it did not have enough staff. | La demande n'était pas le problème : la première année, l'entreprise a dû refuser une commande sur deux, faute de personnel.
  The first large order was cancelled four weeks before delivery. The team spent the winter looking for other customers. | La première grande commande a été annulée quatre semaines avant la livraison. L'équipe a passé l'hiver à chercher d'autres clients.
  For a long time, there were no figures to prove the benefit. The company spent a year collecting them together with {customers}. | Pendant longtemps, aucun chiffre ne prouvait l'utilité du produit. L'entreprise a passé un an à en recueillir avec des {customers}.
  The bank asked for securities that the founders did not have. In the end, a guarantee cooperative secured the loan. | La banque exigeait des garanties que l'équipe n'avait pas. Une coopérative de cautionnement a fini par couvrir le prêt.
  Recruitment proved slower than planned, and two key positions remained vacant for almost a year. | Le recrutement a été plus lent que prévu, et deux postes essentiels sont restés vacants près d'un an.
  The instructions had been written by the developers, and many users gave up on the first day. A technical writer rewrote them from the beginning. | Le mode d'emploi avait été rédigé par l'équipe de développement, et bien des utilisateurs renonçaient dès le premier jour. Une rédactrice technique l'a entièrement récrit.
`);

export const turns = pairs(`
  Visits to customers showed which functions nobody used, and the next version left them out. | Des visites chez les clients ont montré quelles fonctions ne servaient à personne ; la version suivante y a renoncé.
  A neighbouring company in {building} lent its equipment for a weekend, so that the missing tests could be completed. | Une entreprise voisine, dans le bâtiment {building}, a prêté ses appareils pendant un week-end, ce qui a permis de terminer les essais.
  Since then, at least one customer has tried out every new version before its release. | Depuis, au moins un client essaie chaque nouvelle version avant sa sortie.
  An article in a trade journal then brought more enquiries than two years of trade fairs. | Un article dans une revue spécialisée a ensuite apporté plus de demandes que deux ans de salons.
  A large customer declined the first offer and gave its reasons in writing. That letter became the specification for the next version. | Un gros client a refusé la première offre en expliquant ses raisons par écrit. Cette lettre a servi de cahier des charges pour la version suivante.
  A question from an apprentice led to a simpler solution, which also costs less to produce. | La question d'une apprentie a mené à une solution plus simple, et moins coûteuse à produire.
  The following winter, every step was documented. New colleagues have been in charge of producing the {short} since March. | L'hiver suivant, chaque étape a été documentée. Depuis mars, de nouveaux collègues sont chargés de la production des {short}.
  A mentor advised the team to concentrate on one group of customers; six months later the order book was full. | Un mentor a conseillé à l'équipe de se concentrer sur un seul groupe de clients ; six mois plus tard, le carnet de commandes était plein.
  The decisive step was to hire somebody who had worked on the customers' side for years. | L'étape décisive a été l'engagement d'une personne qui avait longtemps travaillé du côté des clients.
  A contact made at a founders' lunch then led to the first order from abroad. | Un contact noué lors d'un repas des fondateurs a ensuite débouché sur la première commande de l'étranger.
  The team then halved the number of variants, which shortened delivery by a month. | L'équipe a ensuite réduit de moitié le nombre de variantes, ce qui a raccourci la livraison d'un mois.
  From then on, customers were involved in every decision about the product. | Dès lors, la clientèle a été associée à chaque décision concernant le produit.
`);

export const outlooks = pairs(`
  No expansion is planned for the time being. The team is working on a second product for the same customers. | Aucun agrandissement n'est prévu pour l'instant. L'équipe prépare un deuxième produit pour la même clientèle.
  A second site, an hour away, is planned for next year. | Un deuxième site, à une heure d'ici, est prévu pour l'an prochain.
  The company declined a takeover offer last year. "We would like to bring the second version to market ourselves," says {person}. | L'an dernier, l'entreprise a décliné une offre de rachat. « Nous voulons lancer nous-mêmes la deuxième version », dit {person}.
  The company now offers two workplaces free of charge to teams that are just starting. | L'entreprise met désormais gratuitement deux postes de travail à la disposition d'équipes qui débutent.
  The order book is full until summer, and two positions will be advertised in the coming weeks. | Le carnet de commandes est plein jusqu'à l'été ; deux postes seront mis au concours ces prochaines semaines.
  In autumn the company moves to larger rooms in the same building. | À l'automne, l'entreprise emménage dans des locaux plus grands, dans le même bâtiment.
  Two competitors have entered the market since. {person} sees this as proof that there is demand. | Deux concurrents sont arrivés sur le marché depuis. {person} y voit la preuve que la demande existe.
  A project with two French partners starts in January and will run for three years. | Un projet avec deux partenaires français commence en janvier et durera trois ans.
  Next year the company will train its first apprentice. | L'an prochain, l'entreprise formera sa première apprentie.
  {person} expects the next version in about a year; {customers} will be the first to test it. | {person} prévoit la prochaine version dans un an environ ; des {customers} l'essaieront en premier.
  A distribution agreement for Germany and Austria has been signed, and deliveries begin in spring. | Un accord de distribution pour l'Allemagne et l'Autriche est signé ; les livraisons commencent au printemps.
  The team will present the {short} to the public at the park's next open day. | L'équipe présentera les {short} au public lors des prochaines portes ouvertes du parc.
`);

export const storyHeadings = {
  beginning: pairs(`
    How it began | Les débuts
    The idea | L'idée
    The first year | La première année
    From the idea to the company | De l'idée à l'entreprise
    How the company came about | La naissance de l'entreprise
  `),
  obstacle: pairs(`
    Difficulties | Les difficultés
    From prototype to product | Du prototype au produit
    What had to change | Ce qu'il a fallu changer
    Setbacks | Les revers
    A difficult phase | Une phase difficile
  `),
  result: pairs(`
    Results | Les résultats
    Today | Aujourd'hui
    In use | À l'usage
    Where the company is today | L'entreprise aujourd'hui
    First successes | Les premiers succès
  `),
};
