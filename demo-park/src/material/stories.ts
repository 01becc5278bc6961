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
  The people behind the {short} | Les gens derrière les {short}
  {company} and the second attempt | {company} et la deuxième tentative
  A workshop, a question, a company: {company} | Un atelier, une question, une entreprise : {company}
  Why {company} stayed | Pourquoi {company} est restée
  Seven years, one product: {company} | Sept ans, un produit : {company}
`);

export const storyLeads = pairs(`
  It took {company} five years to make {product} that {why}. We asked what was hard about it. | Il a fallu cinq ans à {company} pour créer des {product} qui {why}. Nous avons demandé ce qui avait été difficile.
  {company} started in a shared laboratory with a borrowed bench. Today {customers} rely on its {short}. | {company} a commencé dans un laboratoire partagé, sur une paillasse prêtée. Aujourd'hui, des {customers} comptent sur ses {short}.
  Behind {product} there are {number} people, three failed versions and a customer who did not give up. | Derrière ces {product}, il y a {number} personnes, trois versions ratées et un client qui n'a pas renoncé.
  The idea came on a train, the money came late, and the {short} work: portrait of a company that took its time. | L'idée est née dans un train, l'argent est venu tard, et les {short} fonctionnent : portrait d'une entreprise qui a pris son temps.
`);

export const beginnings = pairs(`
  The beginning was a complaint. Somebody who works every day with {customers} said at a dinner what was missing, and one of the guests could not sleep afterwards. | Au commencement, il y eut une plainte. Lors d'un repas, une personne qui travaille chaque jour avec des {customers} a dit ce qui lui manquait, et l'un des invités n'en a pas dormi.
  {person} wrote a thesis about the subject and thought that was it. Then came a letter from a reader who wanted to buy what was described on page 112. | {person} a consacré une thèse au sujet et pensait en avoir fini. Puis est arrivée la lettre d'un lecteur qui voulait acheter ce que décrivait la page 112.
  Three friends, one cellar, one summer: the first version was made of plywood and parts from a coffee machine. It worked for eleven minutes. | Trois amis, une cave, un été : la première version était faite de contreplaqué et de pièces de machine à café. Elle a fonctionné onze minutes.
  For years {person} had repaired what others built. "At some point you would rather build it properly yourself." | Pendant des années, {person} a réparé ce que d'autres construisaient. « À un moment, on préfère le construire soi-même, et bien. »
  The company was founded twice. The first attempt ended after fourteen months, with debts that have since been paid and an insight that has not lost its value. | L'entreprise a été fondée deux fois. La première tentative a pris fin après quatorze mois, avec des dettes aujourd'hui payées et un enseignement qui n'a pas perdu sa valeur.
`);

export const obstacles = pairs(`
  Money was tight, yet the real obstacle was trust. {customers} do not like to experiment, with good reason. So the team offered to be on site for a whole month, unpaid. | L'argent manquait, mais le vrai obstacle était la confiance. Les {customers} n'aiment pas les expériences, avec raison. L'équipe a donc proposé d'être sur place un mois entier, gratuitement.
  The second year was the worst. A supplier closed, a key colleague fell ill, and a competitor announced the same thing at half the price. It never appeared. | La deuxième année a été la pire. Un fournisseur a fermé, une collègue clé est tombée malade et un concurrent a annoncé la même chose à moitié prix. Elle n'est jamais sortie.
  Everything worked in the laboratory. Outside there was dust, frost, and people in a hurry. The team threw away half of the design and kept the half that could stand being dropped. | Tout marchait au laboratoire. Dehors, il y avait la poussière, le gel et des gens pressés. L'équipe a jeté la moitié du projet et gardé celle qui supportait une chute.
  Three times an investor asked for more features; three times the team removed one. The fourth investor understood. | Trois fois, un investisseur a demandé plus de fonctions ; trois fois, l'équipe en a retiré une. Le quatrième a compris.
`);

export const turns = pairs(`
  The turning point was a visit to a customer's night shift. "We had designed it for people who sit. They stand." | Le tournant a été une visite à l'équipe de nuit d'un client. « Nous l'avions conçu pour des gens assis. Ils sont debout. »
  Then a neighbour in {building} lent a machine for a weekend. On Monday the result was on the table, and the discussion was over. | Puis un voisin {de building} a prêté une machine pour un week-end. Le lundi, le résultat était sur la table et la discussion close.
  Since then the rule has been: no meeting without a customer, no customer without a prototype. | Depuis, la règle est la suivante : pas de séance sans client, pas de client sans prototype.
  A single paragraph in a trade journal brought more requests than two years of fairs. The phone has not been quiet since. | Un seul paragraphe dans une revue spécialisée a apporté plus de demandes que deux ans de salons. Le téléphone ne s'est plus tu.
`);

export const outlooks = pairs(`
  What next? Not larger, says {person}, but deeper: the same customers, a second product, and holidays that deserve the name. | Et maintenant ? Pas plus grand, dit {person}, mais plus profond : les mêmes clients, un deuxième produit et des vacances dignes de ce nom.
  A second site is planned, an hour away, so that nobody has to choose between job and village. | Un deuxième site est prévu, à une heure d'ici, pour que personne n'ait à choisir entre son travail et son village.
  An offer to buy the company was declined last year. "We are not done," says {person}, and pours more coffee. | Une offre de rachat a été déclinée l'an dernier. « Nous n'avons pas fini », dit {person}, en resservant du café.
  The company passes on what it received: two places in its workshop are free for teams that are just starting. | L'entreprise transmet ce qu'elle a reçu : deux places de son atelier sont gratuites pour des équipes qui débutent.
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
