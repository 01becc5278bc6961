import { pairs, type Bilingual } from './sector';

/** What happens to companies: per kind of story titles, leads and sentences; the sector adds its own. */
export interface StoryKind {
  id: string;
  titles: readonly Bilingual[];
  leads: readonly Bilingual[];
  middles: readonly Bilingual[];
  ends: readonly Bilingual[];
}

const kind = (id: string, titles: string, leads: string, middles: string, ends: string): StoryKind => ({
  id,
  titles: pairs(titles),
  leads: pairs(leads),
  middles: pairs(middles),
  ends: pairs(ends),
});

export const storyKinds: readonly StoryKind[] = [
  kind(
    'funding',
    `
    {company} raises {amount} | {company} lève {amount}
    Fresh capital for {company}: {amount} | {amount} pour {company}
    {amount} to bring {short} out of the laboratory | {amount} pour faire sortir les {short} du laboratoire
    Investors back {company} for a second time | Les investisseurs soutiennent {company} pour la deuxième fois
    {company} closes its round, and stays in the park | {company} boucle son tour de table et reste au parc
    `,
    `
    The company behind {product} has closed a round of {amount}. | L'entreprise qui conçoit des {product} a bouclé un tour de table de {amount}.
    Five investors, two of them from the region, put {amount} into {company}. | Cinq investisseurs, dont deux de la région, placent {amount} dans {company}.
    With {amount}, {company} can start series production of its {short}. | Avec {amount}, {company} peut lancer la production en série de ses {short}.
    {company} has found the {amount} that it needs for the next two years. | {company} a trouvé les {amount} nécessaires aux deux prochaines années.
    `,
    `
    Most of the money goes into production and into {number} new positions; a reserve covers a bad year. | L'essentiel ira à la production et à {number} nouveaux postes ; une réserve couvre une mauvaise année.
    Negotiations lasted seven months and forty-three meetings, eleven of them about a single paragraph. | Les négociations ont duré sept mois et quarante-trois séances, dont onze pour un seul paragraphe.
    The founders keep the majority and give up one seat on the board. | Les fondateurs gardent la majorité et cèdent un siège au conseil.
    A first offer, twice as high, had been declined: it would have meant leaving the region. | Une première offre, deux fois plus élevée, avait été refusée : elle aurait imposé de quitter la région.
    `,
    `
    The next milestone is profit, planned for the third year. | La prochaine étape est le bénéfice, prévu pour la troisième année.
    Half of the positions are for people without a university degree. | La moitié des postes s'adresse à des personnes sans diplôme universitaire.
    The celebration was short: a delivery was due the next morning. | La fête a été brève : une livraison était prévue le lendemain matin.
    `,
  ),
  kind(
    'trial',
    `
    First large trial for {company}'s {short} | Premier essai grandeur nature pour les {short} {de company}
    {company} tests its {short} with {customers} | {company} teste ses {short} avec des {customers}
    The {short} leave the park: {company} starts a trial in the field | Les {short} quittent le parc : {company} commence un essai sur le terrain
    {company} hands its {short} over to strangers | {company} confie ses {short} à des inconnus
    `,
    `
    Until the end of the year, {customers} are trying out {product}. | Jusqu'à la fin de l'année, des {customers} mettent à l'épreuve des {product}.
    {company} makes {made}. Now they have to prove it in the field. | {company} conçoit des {made}. Reste à le prouver dehors.
    For the first time, the {short} are not in the hands of those who built them. | Pour la première fois, les {short} ne sont plus entre les mains de celles et ceux qui les ont conçus.
    `,
    `
    The conditions are written down: every fault is reported, and every report is answered within a day. | Les règles sont écrites : chaque défaut est signalé, et chaque signalement reçoit une réponse dans la journée.
    {number} people are taking part; a third of them said beforehand that they did not believe in it. | {number} personnes participent ; un tiers avait déclaré d'avance ne pas y croire.
    The team takes turns to be on site, from early shift to late shift. | L'équipe se relaie sur place, du service du matin à celui du soir.
    Before the trial began, everything was dropped from the height of a table once, on purpose. | Avant le départ, tout a été lâché une fois de la hauteur d'une table, exprès.
    `,
    `
    The results will be published in autumn, uncomfortable ones included. | Les résultats seront publiés en automne, y compris les moins flatteurs.
    If you would like to take part in the second phase, write to the company. | Pour participer à la deuxième phase, il suffit d'écrire à l'entreprise.
    A decision on series production will follow in spring. | La décision sur la production en série tombera au printemps.
    `,
  ),
  kind(
    'lessons',
    `
    Six months of trial, {number} users: {company} draws its conclusions | Six mois d'essai, {number} utilisateurs : {company} tire ses conclusions
    What {company} learned from {number} days in the field | Ce {que company} a appris en {number} jours de terrain
    Better than hoped, heavier than planned: {company} reports | Mieux qu'espéré, plus lourd que prévu : {company} fait le point
    `,
    `
    A trial with {customers} shows what works and what does not. | Un essai avec des {customers} montre ce qui marche et ce qui ne marche pas.
    {number} days, four seasons of weather, one list of corrections: the trial of the {short} is over. | {number} jours, toutes les météos, une liste de corrections : l'essai des {short} est terminé.
    The {short} come back from the field with scratches, praise and thirty-one requests. | Les {short} reviennent du terrain avec des rayures, des éloges et trente et une demandes.
    `,
    `
    Not everything held. Two parts were redesigned within a week, and the manual shrank from forty pages to six. | Tout n'a pas tenu. Deux pièces ont été redessinées en une semaine, et le mode d'emploi est passé de quarante pages à six.
    What annoyed users most was a beep. It is gone. | Ce qui agaçait le plus, c'était un bip. Il a disparu.
    The most useful suggestion came from a night watchman who had only looked on. | La suggestion la plus utile est venue d'un veilleur de nuit qui n'avait fait que regarder.
    `,
    `
    The report is public, with all the figures. | Le rapport est public, avec tous les chiffres.
    Eight of the ten test customers are staying on. | Huit des dix clients tests restent à bord.
    The next version is due in spring. | La prochaine version est attendue au printemps.
    `,
  ),
  kind(
    'approval',
    `
    {company} clears the last hurdle | {company} franchit le dernier obstacle
    Approval for {company}'s {short} | Feu vert pour les {short} {de company}
    A certificate after {number} months: {company} may sell | Un certificat après {number} mois : {company} peut vendre
    {company} passes its audit without a reservation | {company} passe son audit sans réserve
    `,
    `
    After {number} months of examination, the {short} may be sold throughout Europe. | Après {number} mois d'examen, les {short} peuvent se vendre dans toute l'Europe.
    Three binders, two visits, one signature: {company} has its certificate. | Trois classeurs, deux visites, une signature : {company} tient son certificat.
    {company}, known for {product}, now meets the strictest standard of its industry. | {company}, qui conçoit des {product}, répond désormais à la norme la plus stricte de sa branche.
    `,
    `
    The examiners asked about a screw, a supplier and a sentence in the manual. All three have changed. | Les experts ont posé des questions sur une vis, un fournisseur et une phrase du mode d'emploi. Tous trois ont changé.
    One person spent a year on the file and received the largest bunch of flowers that the village florist could tie. | Une personne a consacré un an au dossier et a reçu le plus gros bouquet que la fleuriste du village ait pu nouer.
    Without the advice of two neighbours on the same floor it would have taken longer. | Sans les conseils de deux voisins d'étage, cela aurait pris plus de temps.
    `,
    `
    First deliveries go to {customers}. | Les premières livraisons vont à des {customers}.
    The team shares its templates with other companies of the park; a message is enough. | L'équipe partage ses modèles de documents avec les autres entreprises du parc ; un message suffit.
    The next country on the list is the most difficult one. | Le prochain pays de la liste est le plus difficile.
    `,
  ),
  kind(
    'award',
    `
    {company} wins the Prix de la Côte | {company} remporte le Prix de la Côte
    A prize for patience: {company} honoured | Un prix de la patience : {company} à l'honneur
    Jury chooses {company} among {number} candidates | Le jury choisit {company} parmi {number} candidatures
    {company} receives the Golden Gear for its {short} | {company} reçoit le Rouage d'or pour ses {short}
    `,
    `
    The jury praised {made}. | Le jury a salué des {made}.
    {number} companies had applied; {company} convinced with a demonstration that almost went wrong. | {number} entreprises étaient en lice ; {company} a convaincu par une démonstration qui a failli rater.
    The prize is worth CHF 50,000, and the attention even more. | Le prix est doté de 50 000 francs ; la visibilité vaut davantage encore.
    `,
    `
    In its verdict, the jury mentions the way the team treats its suppliers first, and the {short} second. | Dans ses considérants, le jury salue d'abord la manière dont l'équipe traite ses fournisseurs, et ensuite seulement les {short}.
    On stage the cable was too short, so somebody from the audience held the plug. | Sur scène, le câble était trop court ; quelqu'un dans le public a tenu la fiche.
    The prize money pays for a four-year apprenticeship. | La somme finance une place d'apprentissage pendant quatre ans.
    `,
    `
    The trophy is in the kitchen, next to the kettle. | Le trophée est à la cuisine, à côté de la bouilloire.
    The award will be on show in the lobby of {building} until the end of the month. | La distinction est exposée dans le hall {de building} jusqu'à la fin du mois.
    Next year's competition opens in March; {company} is happy to read drafts. | Le prochain concours ouvre en mars ; {company} relit volontiers les dossiers.
    `,
  ),
  kind(
    'order',
    `
    Largest order so far for {company} | {company} décroche sa plus grosse commande
    {company} delivers {number} {short} to {customers} | {company} livre {number} {short} à des {customers}
    {company} goes abroad: first customers in Austria and Denmark | {company} s'exporte : premiers clients en Autriche et au Danemark
    From one to {number}: {company} grows with its customers | De un à {number} : {company} grandit avec sa clientèle
    `,
    `
    {customers} order {product}, and {company} has to work two shifts for the first time. | Des {customers} commandent des {product}, et {company} passe pour la première fois à deux équipes.
    The order came by telephone, on a Friday, and was taken for a joke. | La commande est arrivée par téléphone, un vendredi, et on a cru à une plaisanterie.
    {company} has signed a contract that fills its books until next summer. | {company} a signé un contrat qui remplit son carnet jusqu'à l'été prochain.
    `,
    `
    Production stays in {building}; packing has moved to a protected workshop in the next village. | La production reste dans le bâtiment {building} ; l'emballage est confié à un atelier protégé du village voisin.
    To deliver on time, the company borrowed two people and a soldering station from its neighbours. | Pour tenir parole, l'entreprise a emprunté deux personnes et un poste de soudage à ses voisins.
    Delivery in three lots was the customer's idea, and it saved the margin. | La livraison en trois lots était une idée du client, et elle a sauvé la marge.
    `,
    `
    The company is hiring for {number} positions, four of them part-time. | {number} postes sont ouverts, dont quatre à temps partiel.
    The first lot left the loading bay at six on Tuesday morning. | Le premier lot a quitté le quai mardi à six heures.
    The next bottleneck is known: test benches. | Le prochain goulet est connu : les bancs d'essai.
    `,
  ),
  kind(
    'move',
    `
    {company} moves to {building} | {company} emménage à {building}
    More room for {company} | Plus de place pour {company}
    Three floors up: {company} changes its view | Trois étages plus haut : {company} change de vue
    Welcome to {building}, {company} | Bienvenue à {building}, {company}
    `,
    `
    The maker of {product} is doubling its floor space. | L'entreprise, qui conçoit des {product}, double sa surface.
    {number} boxes, two pianos' worth of equipment and one plant: {company} has moved. | {number} cartons, du matériel lourd comme deux pianos et une plante : {company} a déménagé.
    After four years in the incubator, {company} has its own door. | Après quatre ans en pépinière, {company} a sa propre porte.
    `,
    `
    The move took a weekend, and calibrating the instruments took three weeks. | Le déménagement a pris un week-end, le réétalonnage des instruments trois semaines.
    The new rooms have daylight on two sides, a goods lift and a neighbour who makes good coffee. | Les nouveaux locaux ont la lumière du jour sur deux côtés, un monte-charge et un voisin qui fait du bon café.
    For the first time, development and production work on one floor. | Pour la première fois, développement et production travaillent au même étage.
    `,
    `
    The house-warming is on Thursday at five; everyone is welcome. | La pendaison de crémaillère a lieu jeudi à dix-sept heures ; tout le monde est bienvenu.
    The old rooms have already been let to a team of four. | Les anciens locaux sont déjà loués à une équipe de quatre.
    Some letters still go to the old address; please forward them. | Du courrier part encore parfois à l'ancienne adresse ; merci de faire suivre.
    `,
  ),
  kind(
    'head',
    `
    {person} takes over at {company} | {person} prend la tête {de company}
    A change at the top of {company} | Changement à la tête {de company}
    New at {company}: {person} | Du nouveau chez {company} : {person}
    `,
    `
    {person} takes over {company} on the first of the month; the founder returns to the workbench. | {person} dirige {company} dès le premier du mois ; la personne qui a fondé l'entreprise retourne à l'établi.
    After eight years the team that makes {product} has a new head: {person}. | Après huit ans, l'équipe qui conçoit des {product} a une nouvelle direction : {person}.
    `,
    `
    {person} knows the other side, after ten years of working with {customers} every day. | {person} connaît l'autre côté : dix ans de travail quotidien avec des {customers}.
    The handover took six weeks, much of it in the form of walks along the lake. | La passation a duré six semaines, en bonne partie sous forme de promenades au bord du lac.
    There was no headhunter: the staff had proposed three names, and all three were the same. | Aucun chasseur de têtes : le personnel avait proposé trois noms, et c'était trois fois le même.
    `,
    `
    The first hundred days end with an open evening in {building}. | Les cent premiers jours se terminent par une soirée ouverte à {building}.
    To talk over lunch, on any day, just write. | Un échange à midi est possible tous les jours ; il suffit d'écrire.
    `,
  ),
  kind(
    'growth',
    `
    {company} now counts {people} people | {company} compte désormais {people} personnes
    Growing, carefully: {company} | Grandir, mais prudemment : {company}
    {company} hires, and says how | {company} recrute, et explique comment
    `,
    `
    In two years, the team has grown to {people} people from fourteen countries. | En deux ans, l'équipe est passée à {people} personnes, venues de quatorze pays.
    The makers of {product} are hiring in development and production. | L'équipe qui conçoit des {product} a besoin de renfort au développement et à la production.
    `,
    `
    Meetings are now held standing up, in French on even days and in English on odd ones. | Les séances se tiennent debout, en français les jours pairs et en anglais les jours impairs.
    Every newcomer spends the first week with customers and the second in the workshop. | Chaque nouvelle personne passe sa première semaine chez les clients et la deuxième à l'atelier.
    Applications are read without name and photograph; since then, the share of women has doubled. | Les dossiers sont lus sans nom ni photo ; la part des femmes a doublé depuis.
    `,
    `
    Vacancies are on the jobs page. | Les postes ouverts figurent à la page des emplois.
    The canteen has reserved a second table. | La cantine a réservé une deuxième table.
    An open evening for the curious takes place in {building}. | Une soirée ouverte aux curieux a lieu à {building}.
    `,
  ),
];
