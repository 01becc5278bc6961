import { pairs } from './sector';

/** Success stories are longer and calmer than news: where it began, what was hard, what came of it. */
export const storyTitles = pairs(`
  {company}: the long way to the simple thing | {company} : le long chemin vers la simplicité
  How {company} found its first hundred customers | Comment {company} a trouvé ses cent premiers clients
  From a thesis to {number} customers: the story of {company} | D'une thèse à {number} clients : l'histoire {de company}
  "Nobody believed in {short}": a visit to {company} | « Personne ne croyait aux {short} » : visite chez {company}
  Small steps, large effect: {company} | Petits pas, grand effet : {company}
  {company}, or the art of leaving things out | {company}, ou l'art de renoncer
  What {customers} taught {company} | Ce que des {customers} ont appris à {company}
  The people behind the {short} | Derrière les {short}, une équipe
  {company} and the second attempt | {company} et la deuxième tentative
  A workshop, a question, a company: {company} | Un atelier, une question, une entreprise : {company}
  Why {company} stayed | Pourquoi {company} est restée
  Seven years, one product: {company} | Sept ans, un produit : {company}
`);

export const storyLeads = pairs(`
  It took {company} five years to develop {made}. We asked what the hard part was. | Il a fallu cinq ans à {company} pour créer des {made}. Nous avons demandé ce qui avait été difficile.
  {company} started in a shared laboratory with a borrowed bench. Today {customers} rely on its {short}. | {company} a commencé dans un laboratoire partagé, sur une paillasse prêtée. Aujourd'hui, des {customers} comptent sur ses {short}.
  Behind these {product} are {people} people, three failed versions and a customer who did not give up. | Derrière ces {product}, il y a {people} personnes, trois versions ratées et un client qui n'a pas renoncé.
  The idea came on a train, the money came late, and the {short} work: portrait of a company that took its time. | L'idée est née dans un train, l'argent est venu tard, et les {short} fonctionnent : portrait d'une entreprise qui a pris son temps.
  Some companies are founded with a plan, {company} was founded with a grievance. A visit to {building}. | Certaines entreprises naissent d'un plan, {company} est née d'un agacement. Visite à {building}.
  Today the {short} are taken for granted. Six years ago nobody wanted to hear about them. | Aujourd'hui, les {short} vont de soi. Il y a six ans, personne ne voulait en entendre parler.
  {person} does not like the word success. The {short} {why}, and that is what this is about. | {person} n'aime pas le mot succès. Les {short} {why}, et c'est bien là le sujet.
  What does it take to make {product}? Patience, neighbours, and a customer who says what he thinks. | Que faut-il pour créer des {product} ? De la patience, des voisins et un client qui dit ce qu'il pense.
  {company} employs {people} people and has never had a sales department. How does that work? | {company} emploie {people} personnes et n'a jamais eu de service commercial. Comment est-ce possible ?
`);

export const beginnings = pairs(`
  It began with a complaint. Over dinner, somebody who works with {customers} every day said what was missing, and one of the guests could not sleep that night. | Au commencement, il y eut une plainte. Lors d'un repas, une personne qui travaille chaque jour avec des {customers} a dit ce qui lui manquait, et l'un des invités n'en a pas dormi.
  {person} wrote a thesis about the subject and thought that was the end of it. Then came a letter from a reader who wanted to buy what was described on page 112. | {person} a consacré une thèse au sujet et pensait en avoir fini. Puis est arrivée la lettre d'un lecteur qui voulait acheter ce que décrivait la page 112.
  Three friends, one cellar, one summer: the first version was made of plywood and parts from a coffee machine. It worked for eleven minutes. | Trois amis, une cave, un été : la première version était faite de contreplaqué et de pièces de machine à café. Elle a fonctionné onze minutes.
  For years {person} had repaired what others built. "At some point you would rather build it properly yourself." | Pendant des années, {person} a réparé ce que d'autres construisaient. « À un moment, on préfère le construire soi-même, et bien. »
  The company was founded twice. The first attempt ended after fourteen months, with debts that have since been paid and an insight that has not lost its value. | L'entreprise a été fondée deux fois. La première tentative a pris fin après quatorze mois, avec des dettes aujourd'hui payées et un enseignement qui n'a pas perdu sa valeur.
  It was not a flash of genius but a broken device. {person} took it apart on a Sunday, understood why it had to break, and drew a better one that same evening. | Ce ne fut pas un éclair de génie, mais un appareil cassé. {person} l'a démonté un dimanche, a compris pourquoi il devait casser et en a dessiné un meilleur le soir même.
  The first customer came before the company. {customers} needed a solution, {person} had a free summer, and somebody had to write the invoice. So an association became a company. | Le premier client est arrivé avant l'entreprise. Des {customers} cherchaient une solution, {person} avait un été libre, et il fallait bien établir une facture. Ainsi, une association est devenue une entreprise.
  Two people who could not stand each other at university met again at the playground. Their children got on, and after a year so did they. | Deux personnes qui ne se supportaient pas à l'université se sont retrouvées à la place de jeux. Leurs enfants s'entendaient ; un an plus tard, elles aussi.
  A larger company had given the project up; the drawings were to be shredded. {person} asked for them, got them for a symbolic franc, and resigned the same week. | Une grande entreprise avait abandonné le projet ; les plans devaient passer au broyeur. {person} les a demandés, les a obtenus pour un franc symbolique et a démissionné la même semaine.
`);

export const obstacles = pairs(`
  Money was tight, yet the real obstacle was trust. {customers} do not like to experiment, with good reason. So the team offered to be on site for a whole month, unpaid. | L'argent manquait, mais le vrai obstacle était la confiance. Les {customers} n'aiment pas les expériences, avec raison. L'équipe a donc proposé d'être sur place un mois entier, gratuitement.
  The second year was the worst. A supplier closed, a key colleague fell ill, and a competitor announced the same thing at half the price. It never appeared. | La deuxième année a été la pire. Un fournisseur a fermé, une collègue clé est tombée malade et un concurrent a annoncé la même chose à moitié prix. Elle n'est jamais sortie.
  Everything worked in the laboratory. Outside there was dust, frost, and people in a hurry. The team threw away half of the design and kept the half that could stand being dropped. | Tout marchait au laboratoire. Dehors, il y avait la poussière, le gel et des gens pressés. L'équipe a jeté la moitié du projet et gardé celle qui supportait une chute.
  Three times an investor asked for more features; three times the team removed one. The fourth investor understood. | Trois fois, un investisseur a demandé plus de fonctions ; trois fois, l'équipe en a retiré une. Le quatrième a compris.
  For two years the price was wrong: too high for those who needed it, too low for those who distrust cheap things. The answer was to rent instead of sell. | Pendant deux ans, le prix n'était pas le bon : trop élevé pour ceux qui en avaient besoin, trop bas pour ceux qui se méfient du bon marché. La solution : louer plutôt que vendre.
  Nobody could supply the most important part in the quality required. After nine refusals the team learned to make it, on a machine from 1974 that is still in the corner. | Personne ne pouvait livrer la pièce la plus importante dans la qualité voulue. Après neuf refus, l'équipe a appris à la fabriquer, sur une machine de 1974 qui trône encore dans un coin.
  The rules had not been written for anything like it. Fourteen letters and two visits to Bern later there was a form, and the company was the first to fill it in. | Les règles n'avaient pas été écrites pour cela. Quatorze lettres et deux voyages à Berne plus tard, il existait un formulaire, et l'entreprise a été la première à le remplir.
  The founders quarrelled about growth, and loudly. A mediator from the park helped them to part with one of them as friends, and to stay partners with the others. | Les fondateurs se sont disputés au sujet de la croissance, bruyamment. Une médiatrice du parc les a aidés à se séparer de l'un d'eux en amis, et à rester associés entre eux.
`);

export const turns = pairs(`
  The turning point was a visit to a customer's night shift. "We had designed it for people who sit. They stand." | Le tournant a été une visite à l'équipe de nuit d'un client. « Nous l'avions conçu pour des gens assis. Ils sont debout. »
  Then a neighbour in {building} lent a machine for a weekend. On Monday the result was on the table, and the discussion was over. | Puis un voisin {de building} a prêté une machine pour un week-end. Le lundi, le résultat était sur la table et la discussion close.
  Since then the rule has been: no meeting without a customer, no customer without a prototype. | Depuis, la règle est la suivante : pas de séance sans client, pas de client sans prototype.
  A single paragraph in a trade journal brought more requests than two years of fairs. The phone has not been quiet since. | Un seul paragraphe dans une revue spécialisée a apporté plus de demandes que deux ans de salons. Le téléphone ne s'est plus tu.
  What helped in the end was a refusal. A large customer declined and explained on two pages why; those two pages became the specification. | C'est un refus qui a tout débloqué. Un gros client a décliné en expliquant pourquoi sur deux pages ; ces deux pages sont devenues le cahier des charges.
  An apprentice asked why it had to be so complicated. Nobody had an answer, and so it was made simple. | Une apprentie a demandé pourquoi c'était si compliqué. Personne n'a su répondre, et on a fait simple.
  The winter was quiet, and in the quiet the team did what it had always put off: it wrote everything down. Since March the {short} have been made by people who were not there at the beginning, and they are better. | L'hiver a été calme, et dans ce calme l'équipe a fait ce qu'elle remettait toujours : tout écrire. Depuis mars, la fabrication des {short} est confiée à des gens qui n'étaient pas là au début, et le résultat est meilleur.
`);

export const outlooks = pairs(`
  What next? Not bigger, says {person}, but better: the same customers, a second product, and holidays that deserve the name. | Et maintenant ? Pas plus grand, dit {person}, mais meilleur : les mêmes clients, un deuxième produit et des vacances dignes de ce nom.
  A second site is planned, an hour away, so that nobody has to choose between job and village. | Un deuxième site est prévu, à une heure d'ici, pour que personne n'ait à choisir entre son travail et son village.
  An offer to buy the company was declined last year. "We are not done," says {person}, and pours more coffee. | Une offre de rachat a été déclinée l'an dernier. « Nous n'avons pas fini », dit {person}, en resservant du café.
  The company passes on what it received: two places in its workshop are free for teams that are just starting. | L'entreprise transmet ce qu'elle a reçu : deux places de son atelier sont gratuites pour des équipes qui débutent.
  The order book is full until summer. Asked about dreams, {person} names a second window for the workshop. | Le carnet de commandes est plein jusqu'à l'été. Interrogée sur ses rêves, l'équipe cite une deuxième fenêtre pour l'atelier.
  In the autumn the company moves two doors down, into rooms twice as large. The oldest workbench is coming along. | À l'automne, l'entreprise s'installe deux portes plus loin, dans des locaux deux fois plus grands. Le plus vieil établi est du voyage.
  Competitors have appeared. {person} is glad about it: "When you are alone, perhaps there is no market." | Des concurrents sont apparus. {person} s'en réjouit : « Quand on est seul, c'est peut-être qu'il n'y a pas de marché. »
`);

export const storyHeadings = {
  beginning: pairs(`
    How it began | Les débuts
    A question first | D'abord une question
    Year zero | L'année zéro
  `),
  obstacle: pairs(`
    The hard part | Le plus difficile
    Headwind | Vent contraire
    What nearly stopped it | Ce qui a failli tout arrêter
  `),
  result: pairs(`
    What came of it | Ce qu'il en est sorti
    Today | Aujourd'hui
    In use | À l'usage
  `),
};
