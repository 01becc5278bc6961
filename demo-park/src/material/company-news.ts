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
    {company} raises {amount} for its {short} | {company} lève {amount} pour ses {short}
    Investors back {company} for a second time | Les investisseurs soutiennent {company} pour la deuxième fois
    {company} closes its round and stays in the park | {company} boucle son tour de table et reste au parc
    `,
    `
    The company, which develops {product}, has closed a round of {amount}. | L'entreprise, qui conçoit des {product}, a bouclé un tour de table de {amount}.
    Five investors, two of them from the region, are putting {amount} into {company}. | Cinq investisseurs, dont deux de la région, placent {amount} dans {company}.
    With {amount}, {company} can expand production of its {short}. | Avec {amount}, {company} peut augmenter la production de ses {short}.
    {company} has raised {amount}, which covers the next two years. | {company} a réuni {amount}, de quoi financer les deux prochaines années.
    `,
    `
    Most of the money is for production and for six new positions. | L'essentiel est destiné à la production et à six nouveaux postes.
    Negotiations lasted seven months. | Les négociations ont duré sept mois.
    The founders keep the majority of the shares; the new investors have one seat on the board. | Les fondateurs conservent la majorité des parts ; les nouveaux investisseurs obtiennent un siège au conseil d'administration.
    The company had declined an earlier, higher offer that would have required a move to another region. | L'entreprise avait refusé une première offre, plus élevée, qui l'aurait obligée à quitter la région.
    `,
    `
    The company expects to be profitable in the third year. | L'entreprise prévoit d'être bénéficiaire la troisième année.
    Several of the new positions do not require a university degree. | Plusieurs des nouveaux postes ne demandent pas de diplôme universitaire.
    The new positions will be advertised on the jobs page in the coming weeks. | Les nouveaux postes paraîtront ces prochaines semaines à la page des emplois.
    `,
  ),
  kind(
    'trial',
    `
    First large trial for {company}'s {short} | Premier essai grandeur nature pour les {short} {de company}
    {company} tests its {short} with {customers} | {company} teste ses {short} avec des {customers}
    {company} starts a trial outside the park | {company} commence un essai hors du parc
    {company} is looking for test users for its {short} | {company} cherche des utilisateurs pour tester ses {short}
    `,
    `
    Until the end of the year, {customers} are trying out {product}. | Jusqu'à la fin de l'année, des {customers} mettent à l'essai des {product}.
    {company} has completed the first tests of its {short}. The trial in practice has now begun. | {company} a terminé les premiers essais de ses {short}. L'essai pratique vient de commencer.
    For the first time, {customers} are using the {short} without help from the company. | Pour la première fois, des {customers} utilisent les {short} sans l'aide de l'entreprise.
    `,
    `
    Faults can be reported at any time, and the company answers within a day. | Les défauts peuvent être signalés à tout moment, et l'entreprise répond dans la journée.
    In all, {number} people are taking part; some of them were sceptical at first. | Au total, {number} personnes participent ; certaines se montraient sceptiques au départ.
    One member of the team is on site every working day. | Un membre de l'équipe est sur place chaque jour ouvrable.
    The tests inside the company were completed in spring. | Les essais internes se sont terminés au printemps.
    `,
    `
    The results will be published in autumn. | Les résultats seront publiés en automne.
    If you would like to take part in the second phase, please write to the company. | Pour participer à la deuxième phase, il suffit d'écrire à l'entreprise.
    The company will decide in spring whether to extend the trial. | L'entreprise décidera au printemps d'une éventuelle prolongation.
    `,
  ),
  kind(
    'lessons',
    `
    Six months of trial, {number} users: {company} reports | Six mois d'essai, {number} utilisateurs : le bilan {de company}
    What {company} learned from its trial | Ce {que company} a appris de son essai
    {company} completes the trial of its {short} | {company} termine l'essai de ses {short}
    `,
    `
    {company} has completed a trial with {customers} and is publishing the results. | {company} a terminé un essai avec des {customers} et en publie les résultats.
    The trial of the {short} is over after six months. A list of improvements is ready. | L'essai des {short} s'est achevé après six mois. Une liste d'améliorations est établie.
    Most users of the {short} were satisfied; they also sent in thirty-one suggestions. | La plupart des utilisateurs des {short} se sont dits satisfaits ; ils ont aussi fait trente et une suggestions.
    `,
    `
    Two points were corrected within a week, and the instructions were shortened from forty pages to six. | Deux points ont été corrigés en une semaine, et le mode d'emploi est passé de quarante pages à six.
    The most frequent criticism concerned the first hour of use. There is now a short course for new users. | La critique la plus fréquente portait sur la première heure d'utilisation. Une brève formation est désormais proposée.
    One of the most useful suggestions came from an apprentice at a customer's. | L'une des suggestions les plus utiles est venue d'une apprentie, chez un client.
    `,
    `
    The full report is available on the company's website. | Le rapport complet est disponible sur le site de l'entreprise.
    Eight of the ten test customers have signed a contract. | Huit des dix clients tests ont signé un contrat.
    The next version is due in spring. | La prochaine version est attendue au printemps.
    `,
  ),
  kind(
    'approval',
    `
    {company} receives the last missing certificate | {company} obtient le dernier certificat qui lui manquait
    Approval for {company}'s {short} | Feu vert pour les {short} {de company}
    {company} may now sell throughout Europe | {company} peut désormais vendre dans toute l'Europe
    {company} passes its audit without reservations | {company} réussit son audit sans réserve
    `,
    `
    After fourteen months of examination, the {short} may be sold throughout Europe. | Après quatorze mois d'examen, la vente des {short} est autorisée dans toute l'Europe.
    After two visits by the examiners, {company} has received its certificate. | Après deux visites des experts, {company} a reçu son certificat.
    {company}, which develops {product}, now meets the strictest standard of its industry. | {company}, qui conçoit des {product}, répond désormais à la norme la plus stricte de sa branche.
    `,
    `
    The examiners asked for three corrections, which were made within a month. | Les experts ont demandé trois corrections, apportées en un mois.
    One colleague worked on the file for a year. | Une collègue a consacré un an au dossier.
    Two companies on the same floor helped with advice. | Deux entreprises du même étage ont apporté leurs conseils.
    `,
    `
    The first deliveries go to {customers}. | Les premières livraisons vont à des {customers}.
    The team shares its document templates with other companies of the park; please write to the company. | L'équipe partage ses modèles de documents avec les autres entreprises du parc ; il suffit de lui écrire.
    The company will apply for approval in the United States next. | L'entreprise déposera ensuite une demande aux États-Unis.
    `,
  ),
  kind(
    'award',
    `
    {company} wins the Prix de la Côte | {company} remporte le Prix de la Côte
    {company} honoured for its {short} | {company} récompensée pour ses {short}
    Jury selects {company} from {number} candidates | Le jury choisit {company} parmi {number} candidatures
    {company} receives the Golden Gear for its {short} | {company} reçoit le Rouage d'or pour ses {short}
    `,
    `
    The jury praised the {short} and the way the company works with its suppliers. | Le jury a salué les {short} et la façon dont l'entreprise travaille avec ses fournisseurs.
    In all, {number} companies had applied. {company} presented its {short} on stage. | Au total, {number} entreprises étaient candidates. {company} a présenté ses {short} sur scène.
    The award that {company} has received is worth CHF 50,000. | La distinction remise à {company} est dotée de 50 000 francs.
    `,
    `
    According to the jury, the cooperation with local suppliers was decisive. | Selon le jury, la collaboration avec des fournisseurs de la région a été déterminante.
    The presentation lasted eight minutes and included a live demonstration. | La présentation a duré huit minutes, démonstration comprise.
    The prize money pays for an apprenticeship for four years. | La somme finance une place d'apprentissage pendant quatre ans.
    `,
    `
    The award ceremony took place at the town hall. | La remise du prix a eu lieu à l'hôtel de ville.
    The award is on show in the lobby of {building} until the end of the month. | La distinction est exposée dans le hall {de building} jusqu'à la fin du mois.
    Next year's competition opens in March; {company} is happy to share its experience with other applicants. | Le prochain concours ouvre en mars ; {company} partage volontiers son expérience avec d'autres candidats.
    `,
  ),
  kind(
    'order',
    `
    Largest order so far for {company} | {company} décroche sa plus grosse commande
    {company} to supply its {short} to {customers} | {company} fournira ses {short} à des {customers}
    {company} goes abroad: first customers in Austria and Denmark | {company} s'exporte : premiers clients en Autriche et au Danemark
    {company} expands production of its {short} | {company} augmente la production de ses {short}
    `,
    `
    {customers} have ordered {product}, and {company} is working in two shifts for the first time. | Des {customers} ont commandé des {product}, et {company} passe pour la première fois à deux équipes.
    {company} has received the largest order in its history. | {company} a reçu la plus grosse commande de son histoire.
    {company} has signed a contract that fills its order book until next summer. | {company} a signé un contrat qui remplit son carnet de commandes jusqu'à l'été prochain.
    `,
    `
    Production stays in {building}; part of the shipping has moved to a protected workshop in the next village. | La production reste dans le bâtiment {building} ; une partie de l'expédition est confiée à un atelier protégé du village voisin.
    To deliver on time, the company is borrowing two people from neighbouring companies. | Pour livrer dans les délais, l'entreprise emprunte deux personnes à des entreprises voisines.
    At the customer's suggestion, the order is delivered in three parts. | À la demande du client, la livraison se fait en trois étapes.
    `,
    `
    The company is hiring for six positions, two of them part-time. | Six postes sont ouverts, dont deux à temps partiel.
    The first delivery left the park on Tuesday. | La première livraison a quitté le parc mardi.
    The company is now looking for additional space for its tests. | L'entreprise cherche maintenant des locaux supplémentaires pour ses essais.
    `,
  ),
  kind(
    'move',
    `
    {company} moves to {building} | {company} emménage dans le bâtiment {building}
    More room for {company} | Plus de place pour {company}
    {company} has a new address in the park | {company} change d'adresse dans le parc
    Welcome to {building}, {company} | Bienvenue dans le bâtiment {building}, {company}
    `,
    `
    The company, which develops {product}, is doubling its floor space. | L'entreprise, qui conçoit des {product}, double sa surface.
    {company} has moved to {building} with {number} boxes. | {company} s'est installée dans le bâtiment {building} avec {number} cartons.
    {company} has left the incubator and now has rooms of its own. | {company} a quitté la pépinière et dispose maintenant de ses propres locaux.
    `,
    `
    The move took a weekend; checking all the instruments took three weeks. | Le déménagement a pris un week-end, le contrôle de tous les appareils trois semaines.
    The new rooms have daylight on two sides and direct access to the goods lift. | Les nouveaux locaux ont la lumière du jour sur deux côtés et un accès direct au monte-charge.
    For the first time, development and production are on one floor. | Pour la première fois, le développement et la production sont au même étage.
    `,
    `
    The house-warming is on Thursday at five; everyone is welcome. | La pendaison de crémaillère a lieu jeudi à dix-sept heures ; tout le monde est bienvenu.
    The old rooms have already been let to a team of four. | Les anciens locaux sont déjà loués à une équipe de quatre personnes.
    Some letters still arrive at the old address; please forward them. | Du courrier arrive encore à l'ancienne adresse ; merci de le faire suivre.
    `,
  ),
  kind(
    'head',
    `
    {person} to head {company} | {person} prend la tête {de company}
    A change at the top of {company} | Changement à la tête {de company}
    New at {company}: {person} | Du nouveau chez {company} : {person}
    `,
    `
    {person} will be in charge of {company} from the first of the month. The founder returns to development. | {person} dirigera {company} dès le premier du mois. La fondatrice retourne au développement.
    The team that develops {product} has a new head: {person}. | L'équipe qui conçoit des {product} a une nouvelle direction : {person}.
    `,
    `
    {person} has worked with {customers} for ten years. | {person} travaille depuis dix ans avec des {customers}.
    The handover took six weeks. | La passation a duré six semaines.
    The staff was consulted and supported the proposal. | Le personnel a été consulté et a soutenu la proposition.
    `,
    `
    The new head will meet the neighbours at an open evening in {building}. | Une soirée ouverte dans le bâtiment {building} permettra de faire connaissance avec les voisins.
    The aims for the first year will be presented to the staff in the coming weeks. | Les objectifs de la première année seront présentés au personnel ces prochaines semaines.
    `,
  ),
  kind(
    'growth',
    `
    {company} now has {people} people | {company} compte désormais {people} personnes
    {company} is growing slowly | {company} grandit pas à pas
    {company} is hiring | {company} recrute
    `,
    `
    In two years, the team has grown to {people} people. | En deux ans, l'équipe est passée à {people} personnes.
    The company, which develops {product}, is hiring in development and production. | L'entreprise, qui conçoit des {product}, engage au développement et à la production.
    `,
    `
    Team meetings are held in French and English in turn. | Les séances d'équipe se tiennent tantôt en français, tantôt en anglais.
    New colleagues spend their first week with customers and their second in production. | Les nouveaux collègues passent leur première semaine chez les clients et la deuxième à la production.
    Applications are read without name and photograph; the share of women has doubled since. | Les dossiers sont lus sans nom ni photo ; la part des femmes a doublé depuis.
    `,
    `
    Vacancies are on the jobs page. | Les postes ouverts figurent à la page des emplois.
    Two apprenticeships start in August. | Deux places d'apprentissage s'ouvrent en août.
    An information evening for applicants takes place in {building}. | Une soirée d'information pour les personnes intéressées a lieu dans le bâtiment {building}.
    `,
  ),
];
